import { graphql, type PageProps } from "gatsby";
import { CaseStudies } from "../sections/case-studies";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/case-studies` */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const { caseStudiesPage: page } = data;
  const breadcrumbs = useBreadcrumbs("/case-studies", page?.superHeading ?? "");
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/case-studies" />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface="mist" />
      <CaseStudies note={page.note} labels={page.labels} studies={page.studies} />
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    caseStudiesPage {
      head {
        ...PageHead
      }
      ...PageOpening
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
