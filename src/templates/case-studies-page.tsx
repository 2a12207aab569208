import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { type StudyCardFields, StudyList } from "../sections/case-study/study-list";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";

interface CaseStudiesQuery extends EntryQuery<"CaseStudiesPage"> {
  readonly allCaseStudy: { readonly nodes: readonly { readonly data: StudyCardFields }[] };
}

export default function CaseStudiesPage({ data }: PageProps<CaseStudiesQuery>) {
  const page = required(data.entry, "pages/case-studies.yaml").data;
  return (
    <>
      <PageHead {...page} />
      <PageHero {...page} name={page.superHeading} />
      <StudyList empty={page.empty} studies={data.allCaseStudy.nodes.map((study) => study.data)} />
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
