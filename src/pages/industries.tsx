import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { IndustryGrid } from "../sections/industry-grid";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/industries` */
export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const page = required(data.industriesPage, "pages/industries.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
      <IndustryGrid heading={page.industries} industries={data.allIndustry.nodes} />
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query IndustriesPage {
    industriesPage {
      head {
        ...PageHead
      }
      ...PageOpening
      industries {
        ...HeadingFields
      }
      sections {
        ...PageSectionFields
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryCard
      }
    }
  }
`;
