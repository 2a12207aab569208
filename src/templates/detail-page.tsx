import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { SheetAlone } from "../blocks/sheet-frame";
import { isSheet } from "../blocks/sheets";
import { required } from "../content/required";
import { PageHero } from "../sections/page-hero/page-hero";
import { ProductInterface } from "../sections/product-interface/product-interface";
import { Related } from "../sections/related";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** Services, products and industries: opening, the product at work, then the blocks in the file's order. */
export default function DetailPage({ data }: PageProps<Queries.DetailPageQuery>) {
  const page = required(data.detailPage, "services, products or industries");
  const breadcrumbs = useBreadcrumbs(page.path, page.name);
  // A product shows itself at work; of the others the first sheet stands beside the headline.
  const lead = page.__typename === "Product" ? undefined : page.sections.find(isSheet);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero
        {...page}
        about={page.name}
        breadcrumbs={breadcrumbs}
        surface={page.tint}
        sheet={
          lead && (
            <SheetAlone keeps="description">
              <PageBlocks sections={[lead]} />
            </SheetAlone>
          )
        }
      />
      {page.__typename === "Product" && <ProductInterface product={page} />}
      <PageBlocks
        sections={page.sections.filter((section) => section !== lead)}
        beforePromotion={
          page.related.length + page.caseStudies.length > 0 && (
            <Related pages={page.related} studies={page.caseStudies.map((study) => ({ ...study, card: study }))} />
          )
        }
      />
    </>
  );
}

export const query = graphql`
  query DetailPage($id: String!) {
    detailPage(id: { eq: $id }) {
      __typename
      name
      charge
      head {
        ...PageHead
      }
      ...PageOpening
      loop {
        publicURL
      }
      sections {
        ...PageBlock
      }
      related {
        ...RelatedPage
      }
      caseStudies {
        path
        superHeading
        title
        description
        image {
          ...StandingPicture
        }
      }
      ... on Product {
        ...ProductInterfaceFields
      }
    }
  }
`;
