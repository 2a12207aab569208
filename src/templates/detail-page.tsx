import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { ProductInterface } from "../sections/product-interface/product-interface";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

const surfaces = { Service: "mist", Product: "sun", Industry: "sky" } as const;

/** Services, products and industries: opening, the product at work, then the blocks in the file's order. */
export default function DetailPage({ data }: PageProps<Queries.DetailPageQuery>) {
  const page = data.detailPage;
  const breadcrumbs = useBreadcrumbs(page?.path ?? "/", page?.name ?? "");
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={surfaces[page.__typename]} />
      {page.__typename === "Product" && <ProductInterface product={page} />}
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query DetailPage($id: String!) {
    detailPage(id: { eq: $id }) {
      __typename
      path
      name
      head {
        ...PageHead
      }
      ...PageOpening
      sections {
        ...PageSectionFields
      }
      ... on Product {
        ...ProductInterfaceFields
      }
    }
  }
`;
