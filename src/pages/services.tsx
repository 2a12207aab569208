import { graphql, type PageProps } from "gatsby";
import { FurtherServices } from "../sections/further-services";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PracticeRows } from "../sections/practice-rows";
import { PageHead } from "../shell/page-head";
import { useOverviewCrumbs } from "../shell/use-overview-crumbs";

/** `/services` */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage: page, allService } = data;
  const crumbs = useOverviewCrumbs("/services", page?.superHeading ?? "");
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/services" />
      <PageHero {...page} crumbs={crumbs} ground="mist" />
      <PracticeRows heading={page.practices} services={allService.nodes} />
      <FurtherServices heading={page.further} services={page.furtherServices} linkText={page.furtherLink} />
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    servicesPage {
      head {
        ...PageHead
      }
      ...PageOpening
      practices {
        ...HeadingFields
      }
      further {
        ...HeadingFields
      }
      furtherServices {
        ...FurtherServiceFields
      }
      furtherLink
      sections {
        ...PageSectionFields
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
