import type { ReactNode } from "react";
import { Section, type SectionProps } from "./section";
import { SectionHeading, type SectionHeadingProps } from "./section-heading";
import { Split, starts } from "./split";

export interface HeadedSectionProps
  extends Pick<SectionProps, "surface" | "backdrop" | "data-no-print">,
    Pick<SectionHeadingProps, "arrangement"> {
  heading: Pick<SectionHeadingProps, "superHeading" | "title" | "description" | "link">;
  children: ReactNode;
}

export function HeadedSection({ heading, surface, arrangement, children, ...section }: HeadedSectionProps) {
  const content = (
    <>
      <SectionHeading {...heading} onBand={surface === "band"} arrangement={arrangement} />
      {children}
    </>
  );
  return (
    <Section {...section} surface={surface}>
      {arrangement === "beside" ? (
        <Split columns={starts.third} sx={{ columnGap: "20px", rowGap: "20px", alignItems: "start" }}>
          {content}
        </Split>
      ) : (
        content
      )}
    </Section>
  );
}
