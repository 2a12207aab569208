import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { required } from "../content/required";
import { CaseStudies } from "../sections/case-studies";
import { OverviewPage } from "../templates/overview-page";

/** `/case-studies` */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = required(data.caseStudiesPage, "pages/case-studies.yaml");
  return (
    <OverviewPage page={page}>
      <CaseStudies note={page.note} labels={page.labels} studies={page.studies} />
      <PageBlocks sections={page.sections} />
    </OverviewPage>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    caseStudiesPage {
      ...OverviewPageFields
      note
      labels {
        challenge
        work
        measured
      }
      studies {
        ...CaseStudyFields
      }
      sections {
        ...PageBlock
      }
    }
  }
`;
