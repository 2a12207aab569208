import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { FurtherServices } from "../sections/further-services";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { ServiceRows } from "../sections/service-rows";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/services` */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.servicesPage, "pages/services.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
      <ServiceRows heading={page.services} services={data.allService.nodes} />
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
      services {
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
