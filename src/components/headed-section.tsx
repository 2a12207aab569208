import { type ReactNode, useId } from "react";
import { Section, type SectionProps } from "./section";
import { SectionHeading, type SectionHeadingProps } from "./section-heading";

interface HeadedSectionProps
  extends Pick<SectionProps, "surface" | "backdrop" | "className">,
    Pick<SectionHeadingProps, "arrangement"> {
  heading: Pick<SectionHeadingProps, "superHeading" | "title" | "description">;
  children: ReactNode;
}

/** A section that opens with its heading and is named by it. */
export function HeadedSection({ heading, surface, backdrop, arrangement, className, children }: HeadedSectionProps) {
  const headingId = useId();
  return (
    <Section surface={surface} backdrop={backdrop} labelledBy={headingId} className={className}>
      <SectionHeading {...heading} id={headingId} onBand={surface === "band"} arrangement={arrangement} />
      {children}
    </Section>
  );
}
