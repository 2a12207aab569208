import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { useMessages } from "../components/messages";
import { Section, SectionHeading } from "../components/section";
import { Split } from "../components/split";
import { type EntryOf, type EntryQuery, required } from "../content/entry";
import { Closing } from "../sections/case-study/closing";
import { Facts } from "../sections/case-study/facts";
import { Measured } from "../sections/case-study/measured";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";
import type { Style } from "../theme/variants";

/** On paper a study is a sheet of two pages: what was handed over, and what came of it. The offer stays on screens. */
const onPaper = {
  "@media print": {
    zoom: 0.78,
    "&& ~ section": { zoom: 0.78, py: "14px !important" },
    "& ~ #measure": { breakBefore: "page" },
    "& ~ #next, & ~ #next ~ section": { display: "none" },
  },
} satisfies Style;

function Situation({ situation, limits }: EntryOf<"CaseStudy">) {
  return (
    <Section>
      <Split sx={{ columnGap: "20px", rowGap: "48px" }}>
        <div sx={{ pr: [null, null, "64px"] }}>
          <SectionHeading {...situation} arrangement="beside" />
          <div sx={{ "& > p": { color: "muted", mt: 2 } }}>
            {situation.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div id="limits">
          <h2 sx={{ variant: "text.h3", pb: "16px", borderBottom: "1.5px solid", borderColor: "text" }}>
            {limits.title}
          </h2>
          <ol
            sx={{
              counterReset: "limit",
              "& > li": {
                counterIncrement: "limit",
                display: "grid",
                gridTemplateColumns: "32px minmax(0, 1fr)",
                py: "18px",
                borderBottom: "rule",
              },
              "& > li::before": {
                content: "counter(limit)",
                gridRow: "1 / span 2",
                variant: "text.display",
                fontSize: "h4",
                color: "primary",
              },
            }}
          >
            {limits.items.map(({ title, description }, index) => (
              <li key={index}>
                <h3 sx={{ variant: "text.h4" }}>{title}</h3>
                <p sx={{ color: "muted", fontSize: "label" }}>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Section>
  );
}

function Mistakes({ mistakes }: { mistakes: EntryOf<"CaseStudy">["mistakes"] }) {
  const { since } = useMessages().caseStudy;
  return (
    <Section id="mistakes">
      <Split columns={[1, 2]} sx={{ columnGap: "20px", rowGap: "32px" }}>
        <SectionHeading {...mistakes} arrangement="beside" />
        <ol>
          {mistakes.items.map((mistake, index) => (
            <li
              key={index}
              sx={{
                display: "grid",
                gridTemplateColumns: ["minmax(0, 1fr)", "104px minmax(0, 1fr)", "104px minmax(0, 1fr) 230px"],
                gap: ["12px", "16px 24px"],
                alignItems: "start",
                py: "26px",
                borderTop: "1px solid",
                borderColor: index === 0 ? "text" : "border",
              }}
            >
              <p sx={{ fontSize: "small", fontWeight: "bold", lineHeight: 1.9, color: "error" }}>{mistake.when}</p>
              <div>
                <h3 sx={{ variant: "text.h3" }}>{mistake.title}</h3>
                <p sx={{ color: "muted", mt: "8px" }}>{mistake.description}</p>
              </div>
              <dl
                sx={{
                  gridColumn: [null, "2", "auto"],
                  px: "18px",
                  py: "14px",
                  borderRadius: "medium",
                  bg: "raised",
                  variant: "text.label",
                }}
              >
                <dt sx={{ fontWeight: "bold" }}>{since}</dt>
                <dd sx={{ mt: "6px", color: "muted" }}>{mistake.since}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}

interface CaseStudyQuery extends EntryQuery<"CaseStudy"> {
  readonly caseStudiesPage: { readonly path: string } | null;
  readonly allCaseStudy: { readonly nodes: readonly { readonly path: string; readonly title: string }[] };
}

export default function CaseStudyPage({ data }: PageProps<CaseStudyQuery>) {
  const study = required(data.entry, "case-studies").data;
  const all = data.allCaseStudy.nodes;
  const next = all[(all.findIndex(({ path }) => path === study.path) + 1) % all.length];
  return (
    <>
      <PageHead {...study} />
      <div sx={onPaper}>
        <PageHero {...study} />
        <Facts study={study} />
      </div>
      <Situation {...study} />
      <div id="sheet" />
      <PageBlocks
        sections={study.sections}
        beforePromotion={
          <>
            <Measured measured={study.measured} />
            <Mistakes mistakes={study.mistakes} />
            <Closing
              closing={study.closing}
              allPath={data.caseStudiesPage?.path}
              next={next?.path === study.path ? undefined : next}
            />
          </>
        }
      />
    </>
  );
}

export const query = graphql`
  query CaseStudyPage($id: String!, $language: String!) {
    entry: caseStudy(id: { eq: $id }) {
      data
    }
    caseStudiesPage(language: { eq: $language }) {
      path
    }
    allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
  }
`;
