import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { KeyFeatures } from "../sections/key-features";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { ProductBand } from "../sections/product-band";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/products` */
export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const page = required(data.productsPage, "pages/products.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
      <KeyFeatures heading={page.keyFeatures} features={page.keyFeatureItems} />
      <ProductBand heading={page.products} products={data.allProduct.nodes} />
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query ProductsPage {
    productsPage {
      head {
        ...PageHead
      }
      ...PageOpening
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
        ...PageSectionFields
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
