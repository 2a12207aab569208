import { type ReactNode, useId } from "react";
import { Section, type SectionProps } from "./section";
import { SectionHeading, type SectionHeadingProps } from "./section-heading";

interface HeadedSectionProps
  extends Pick<SectionProps, "surface" | "backdrop" | "data-no-print">,
    Pick<SectionHeadingProps, "arrangement"> {
  heading: Pick<SectionHeadingProps, "superHeading" | "title" | "description">;
  children: ReactNode;
}

/** A section that opens with its heading and is named by it. */
export function HeadedSection({ heading, surface, arrangement, children, ...section }: HeadedSectionProps) {
  const headingId = useId();
  return (
    <Section {...section} surface={surface} labelledBy={headingId}>
      <SectionHeading {...heading} id={headingId} onBand={surface === "band"} arrangement={arrangement} />
      {children}
    </Section>
  );
}
