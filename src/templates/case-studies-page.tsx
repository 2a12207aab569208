import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { required } from "../content/required";
import { StudyList } from "../sections/case-study/study-list";
import { OverviewPage } from "../templates/overview-page";

/** `/case-studies` */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = required(data.caseStudiesPage, "pages/case-studies.yaml");
  return (
    <OverviewPage page={page} note={page.note}>
      <StudyList empty={page.empty} studies={data.allCaseStudy.nodes} />
      <PageBlocks sections={page.sections} />
    </OverviewPage>
  );
}

export const query = graphql`
  query CaseStudiesPage($id: String!, $language: String!) {
    caseStudiesPage(id: { eq: $id }) {
      ...OverviewPageFields
      note
      empty
      sections {
        ...PageBlock
      }
    }
    allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
