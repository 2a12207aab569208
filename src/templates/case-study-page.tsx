import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { required } from "../content/required";
import { Closing } from "../sections/case-study/closing";
import { Facts } from "../sections/case-study/facts";
import { Measured } from "../sections/case-study/measured";
import { Mistakes } from "../sections/case-study/mistakes";
import { Situation } from "../sections/case-study/situation";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";
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

/** One case study: its facts, how it was, what was handed over, what is measured, what went wrong, what comes next. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const study = required(data.caseStudy, "case-studies");
  const breadcrumbs = useBreadcrumbs(study.path, study.name);
  const all = data.allCaseStudy.nodes;
  const next = all[(all.findIndex(({ path }) => path === study.path) + 1) % all.length];
  return (
    <>
      <PageHead head={study.head} path={study.path} />
      <div sx={onPaper}>
        <PageHero {...study} breadcrumbs={breadcrumbs} surface={study.tint} />
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
    caseStudy(id: { eq: $id }) {
      path
      tint
      name
      head {
        ...PageHead
      }
      superHeading
      title
      description
      image {
        ...Picture
      }
      label {
        title
        description
      }
      ...StudyFacts
      ...Situation
      sections {
        ...PageBlock
      }
      measured {
        ...MeasuredFields
      }
      mistakes {
        ...MistakesFields
      }
      closing {
        ...CaseClosingFields
      }
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
