import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { SheetAlone } from "../blocks/sheet-frame";
import { isSheet } from "../blocks/sheets";
import { type DetailName, type EntryOf, required } from "../content/entry";
import { ProductInterface } from "../demos/product-interface";
import { PageHero } from "../sections/page-hero/page-hero";
import { Related } from "../sections/related";
import { PageHead } from "../shell/page-head";

type DetailEntry<Name extends DetailName> = { readonly __typename: Name; readonly data: EntryOf<Name> };

interface DetailQuery {
  readonly entry: { [Name in DetailName]: DetailEntry<Name> }[DetailName] | null;
}

export default function DetailPage({ data }: PageProps<DetailQuery>) {
  const entry = required(data.entry, "services, products or industries");
  const page = entry.data;
  // A product shows itself at work; of the others the first sheet stands beside the headline.
  const isProduct = entry.__typename === "Product";
  const lead = isProduct ? undefined : page.sections.find(isSheet);
  return (
    <>
      <PageHead {...page} />
      <PageHero
        {...page}
        about={page.name}
        sheet={
          lead && (
            <SheetAlone value="description">
              <PageBlocks sections={[lead]} />
            </SheetAlone>
          )
        }
      />
      {isProduct && <ProductInterface product={entry.data} />}
      <PageBlocks
        sections={page.sections.filter((section) => section !== lead)}
        beforePromotion={<Related related={page.related} caseStudies={page.caseStudies} />}
      />
    </>
  );
}

export const query = graphql`
  query DetailPage($id: String!) {
    entry: detailPage(id: { eq: $id }) {
      __typename
      data
    }
  }
`;
