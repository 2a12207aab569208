import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { CaseStudies } from "../sections/case-studies";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/case-studies` */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = required(data.caseStudiesPage, "pages/case-studies.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
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
