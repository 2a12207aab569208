import { graphql, type PageProps } from "gatsby";
import { KeyFeatures } from "../blocks/key-features/key-features";
import { PageBlocks } from "../blocks/page-blocks";
import { ProductBand } from "../blocks/products/products";
import { required } from "../content/required";
import { OverviewPage } from "../templates/overview-page";

/** `/products` */
export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const page = required(data.productsPage, "pages/products.yaml");
  return (
    <OverviewPage page={page}>
      <KeyFeatures heading={page.keyFeatures} features={page.keyFeatureItems} />
      <ProductBand heading={page.products} products={data.allProduct.nodes} />
      <PageBlocks sections={page.sections} hasBand />
    </OverviewPage>
  );
}

export const query = graphql`
  query ProductsPage {
    productsPage {
      ...OverviewPageFields
      keyFeatures {
        ...HeadingFields
      }
      keyFeatureItems {
        ...KeyFeature
      }
      products {
        ...HeadingFields
      }
      sections {
        ...PageBlock
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
