import { graphql, type PageProps } from "gatsby";
import { IndustryGrid } from "../blocks/industry-grid/industry-grid";
import { OfferMatrix } from "../blocks/offer-matrix/offer-matrix";
import { PageBlocks } from "../blocks/page-blocks";
import { required } from "../content/required";
import { OverviewPage } from "../templates/overview-page";

/** `/industries` */
export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const page = required(data.industriesPage, "pages/industries.yaml");
  return (
    <OverviewPage page={page}>
      <IndustryGrid heading={page.industries} industries={data.allIndustry.nodes} />
      <OfferMatrix heading={page.matrix} services={data.allService.nodes} industries={data.allIndustry.nodes} />
      <PageBlocks sections={page.sections} />
    </OverviewPage>
  );
}

export const query = graphql`
  query IndustriesPage {
    industriesPage {
      ...OverviewPageFields
      industries {
        ...HeadingFields
      }
      matrix {
        ...HeadingFields
      }
      sections {
        ...PageBlock
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryCard
        ...MatrixIndustry
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...MatrixService
      }
    }
  }
`;
