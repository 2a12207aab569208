import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { Closing } from "../sections/case-study/closing";
import { Facts } from "../sections/case-study/facts";
import { Measured } from "../sections/case-study/measured";
import { Mistakes } from "../sections/case-study/mistakes";
import { Situation } from "../sections/case-study/situation";
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
      <Situation study={study} />
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
