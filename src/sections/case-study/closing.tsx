import { Eyebrow } from "../../components/eyebrow";
import { ActionRow, ButtonLink, Link, MoreLink } from "../../components/link";
import { useMessages } from "../../components/messages";
import { Section, SectionTitle } from "../../components/section";
import { Surface } from "../../components/surface";
import type { EntryOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";

interface ClosingProps {
  closing: EntryOf<"CaseStudy">["closing"];
  allPath: string | undefined;
  next: { readonly path: string; readonly title: string } | undefined;
}

export function Closing({ closing, allPath, next }: ClosingProps) {
  const { caseStudy: words, charge } = useMessages();
  const subject = closing.subject;
  const padding = ["32px 27px", "44px 40px", "52px 48px"] as const;
  return (
    <Section id="next">
      <div
        data-closing=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "5fr 7fr"],
          borderRadius: ["large", "panel"],
          overflow: "hidden",
          border: "1px solid transparent",
        }}
      >
        <Surface surface="sun" sx={{ p: padding }}>
          {closing.superHeading && <Eyebrow>{closing.superHeading}</Eyebrow>}
          <SectionTitle sx={{ variant: "text.large", mt: "14px" }}>{closing.next}</SectionTitle>
          <p sx={{ color: "muted", mt: "10px" }}>{closing.nextDescription}</p>
        </Surface>
        {/* In the evening the band itself has the colour of the other half. */}
        <Surface surface="band" sx={{ p: padding, bg: "bandCard", color: "onBandStrong" }}>
          <h2 sx={{ variant: "text.large" }}>{closing.title}</h2>
          <p sx={{ mt: "10px", maxWidth: "34em", color: "onBandMuted" }}>{closing.description}</p>
          <ActionRow sx={{ mt: "24px" }}>
            <ButtonLink to={closing.startProject.url} variant="accent" offer={subject}>
              {closing.startProject.text}
            </ButtonLink>
            <ButtonLink to={closing.contactUs.url} variant="onBand" about={subject}>
              {closing.contactUs.text}
            </ButtonLink>
          </ActionRow>
          <p data-no-print="" sx={{ mt: "14px" }}>
            <MoreLink to={charge.url} variant="moreOnBand">
              {charge.text}
            </MoreLink>
          </p>
        </Surface>
      </div>
      <nav
        data-no-print=""
        aria-label={words.all}
        sx={{ variant: "layout.row", justifyContent: "space-between", gap: "8px 32px", mt: "28px" }}
      >
        {allPath && (
          <Link to={allPath} sx={{ variant: "links.more" }}>
            {words.all}
          </Link>
        )}
        {next && <MoreLink to={next.path}>{interpolate(words.next, { title: next.title })}</MoreLink>}
      </nav>
    </Section>
  );
}
