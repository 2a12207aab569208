import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../blocks/page-sections";
import { required } from "../content/required";
import { CaseStudies } from "../sections/case-studies";
import { OverviewPage } from "../templates/overview-page";

/** `/case-studies` */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = required(data.caseStudiesPage, "pages/case-studies.yaml");
  return (
    <OverviewPage page={page}>
      <CaseStudies note={page.note} labels={page.labels} studies={page.studies} />
      <PageSections sections={page.sections} />
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
        ...PageSectionFields
      }
    }
  }
`;
