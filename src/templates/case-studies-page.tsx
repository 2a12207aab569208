import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { CardMore, CardTitle } from "../components/cards";
import { useMessages } from "../components/messages";
import { Picture, standingMargin } from "../components/picture";
import { Section } from "../components/section";
import { VisuallyHidden } from "../components/visually-hidden";
import { type EntryQuery, required, type ShownEntry } from "../content/entry";
import { interpolate } from "../content/text/text";
import { MeasuredLine, useWritten } from "../sections/case-study/measured-chart";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";
import type { Style } from "../theme/variants";

type StudyCardFields = ShownEntry<
  "CaseStudy",
  "path" | "title" | "image" | "isSample" | "client" | "services" | "industries" | "measured"
>;

interface CaseStudiesQuery extends EntryQuery<"CaseStudiesPage"> {
  readonly allCaseStudy: { readonly nodes: readonly { readonly data: StudyCardFields }[] };
}

const surfaces = ["cards.surface", "cards.sun", "cards.mist"] as const;

const StudyCard = ({ study, index }: { study: StudyCardFields; index: number }) => {
  const words = useMessages().caseStudy;
  const { path, title, image, client, services, industries, isSample, measured } = study;
  const [first, last] = [measured.points[0], measured.points.at(-1)];
  const write = useWritten(measured);
  return (
    <li sx={{ variant: surfaces[index % surfaces.length] ?? "cards.surface" }}>
      <div>
        <p sx={{ variant: "text.eyebrow" }}>{[...industries, ...services].map(({ name }) => name).join(" · ")}</p>
        <CardTitle to={path} variant={index === 0 ? "text.h2Beside" : "text.large"} sx={{ mt: "10px" }}>
          {title}
        </CardTitle>
        <p sx={{ mt: "22px", pt: "14px", borderTop: "1px solid", borderColor: "controlBorder", fontSize: "small" }}>
          {isSample ? interpolate(words.sampleOf, { name: measured.name }) : measured.name}
        </p>
        <div
          role="img"
          aria-label={measured.summary}
          sx={{ display: "flex", alignItems: "center", gap: "14px", variant: "text.display" }}
        >
          {first && <span>{write(first.value)}</span>}
          <MeasuredLine measured={measured} colors={["controlBorder", "primary"]} sx={{ flex: 1, height: "44px" }} />
          {last && <span sx={index === 0 ? { variant: "text.h2" } : {}}>{write(last.value)}</span>}
        </div>
        {client && <p sx={{ mt: "18px", fontSize: "small" }}>{`${words.client}: ${client}`}</p>}
        <CardMore>{words.read}</CardMore>
      </div>
      <Picture
        image={{ ...image, alt: "" }}
        sizes={`(min-width: 900px) ${index === 0 ? 690 : 390}px, (min-width: 640px) ${index === 0 ? 520 : 280}px, 100vw`}
        sx={index === 0 ? {} : { mb: [standingMargin(image), 0, standingMargin(image)] }}
      />
    </li>
  );
};

const wide = {
  gridColumn: "1 / -1",
  gridTemplateColumns: [null, null, "minmax(0, 1fr) minmax(0, 1fr)"],
  alignItems: "center",
  "& > picture": {
    order: [null, null, -1],
    alignSelf: "stretch",
    display: "grid",
    alignItems: "end",
    p: ["20px 0 0 20px", null, "40px 0 0 40px"],
    overflow: "hidden",
    bg: "cool",
    // Out of the lower right of its field, which is narrow and high where it has 280 px.
    "& > img": { width: ["120%", "220%", "120%"], maxWidth: "none", mb: "-10%" },
  },
} satisfies Style;

const listStyle = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(3, minmax(0, 1fr))"],
  gap: ["16px", "20px"],
  "& > li": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr) 280px", "minmax(0, 1fr)"],
    alignContent: "space-between",
    alignItems: ["start", "center", "start"],
    overflow: "hidden",
  },
  "& > li:first-of-type": wide,
  "& > li > div": { p: ["24px", "28px"] },
  "& img": { width: "100%" },
} satisfies Style;

export default function CaseStudiesPage({ data }: PageProps<CaseStudiesQuery>) {
  const page = required(data.entry, "pages/case-studies.yaml").data;
  const studies = data.allCaseStudy.nodes;
  const words = useMessages().caseStudy;
  return (
    <>
      <PageHead {...page} />
      <PageHero {...page} name={page.superHeading} />
      <Section id="studies" isNamed={false} sx={{ "[data-surface=paper] + &": { pt: 0 } }}>
        {studies.length === 0 ? (
          <h2 sx={{ variant: "text.h4" }}>{page.empty}</h2>
        ) : (
          <>
            <h2>
              <VisuallyHidden>{words.all}</VisuallyHidden>
            </h2>
            <ol data-cards="" sx={listStyle}>
              {studies.map(({ data: study }, index) => (
                <StudyCard key={study.path} study={study} index={index} />
              ))}
            </ol>
          </>
        )}
      </Section>
      <PageBlocks sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query CaseStudiesPage($id: String!, $language: String!) {
    entry: caseStudiesPage(id: { eq: $id }) {
      data
    }
    allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        data(fields: ["path", "title", "image", "isSample", "client", "services", "industries", "measured"])
      }
    }
  }
`;
