import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { type StudyCardFields, StudyList } from "../sections/case-study/study-list";
import { OverviewPage } from "./overview-page";

interface CaseStudiesQuery extends EntryQuery<"CaseStudiesPage"> {
  readonly allCaseStudy: { readonly nodes: readonly { readonly data: StudyCardFields }[] };
}

export default function CaseStudiesPage({ data }: PageProps<CaseStudiesQuery>) {
  const page = required(data.entry, "pages/case-studies.yaml").data;
  return (
    <OverviewPage page={page} note={page.note}>
      <StudyList empty={page.empty} studies={data.allCaseStudy.nodes.map((study) => study.data)} />
      <PageBlocks sections={page.sections} />
    </OverviewPage>
  );
}

export const query = graphql`
  query CaseStudiesPage($id: String!, $language: String!) {
    entry: caseStudiesPage(id: { eq: $id }) {
      data
    }
    allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        data(
          fields: [
            "path"
            "title"
            "image"
            "isSample"
            "client"
            "services"
            "industries"
            "measured.name"
            "measured.summary"
            "measured.points"
            "measured.before"
            "measured.written"
            "measured.decimals"
          ]
        )
      }
    }
  }
`;
