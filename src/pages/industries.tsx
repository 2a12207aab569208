import { graphql, type PageProps } from "gatsby";
import { IndustryGrid } from "../sections/industry-grid";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/industries` */
export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const { industriesPage: page, allIndustry } = data;
  const breadcrumbs = useBreadcrumbs("/industries", page?.superHeading ?? "");
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/industries" />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface="sky" />
      <IndustryGrid heading={page.industries} industries={allIndustry.nodes} />
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
