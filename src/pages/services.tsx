import { graphql, type PageProps } from "gatsby";
import { FurtherServices } from "../blocks/further-services/further-services";
import { OfferMatrix } from "../blocks/offer-matrix/offer-matrix";
import { PageBlocks } from "../blocks/page-blocks";
import { ServiceRows } from "../blocks/service-rows/service-rows";
import { required } from "../content/required";
import { OverviewPage } from "../templates/overview-page";

/** `/services` */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.servicesPage, "pages/services.yaml");
  return (
    <OverviewPage page={page}>
      <ServiceRows heading={page.services} services={data.allService.nodes} />
      <OfferMatrix heading={page.matrix} services={data.allService.nodes} industries={data.allIndustry.nodes} />
      <FurtherServices heading={page.further} services={page.furtherServices} linkText={page.furtherLink} />
      <PageBlocks sections={page.sections} />
    </OverviewPage>
  );
}

export const query = graphql`
  query ServicesPage {
    servicesPage {
      ...OverviewPageFields
      services {
        ...HeadingFields
      }
      matrix {
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
        ...PageBlock
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
        ...MatrixService
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...MatrixIndustry
      }
    }
  }
`;
