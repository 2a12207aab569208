import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { Related } from "../sections/related";
import { OverviewPage } from "./overview-page";

/** Any page of its opening and its blocks, in the order of its file. */
export default function GenericPage({ data }: PageProps<EntryQuery<"Page">>) {
  const page = required(data.entry, "pages").data;
  const [first, ...others] = page.sections;
  const form = first?.kind === "form" ? first : undefined;
  return (
    <OverviewPage page={page} form={form} film={page.film}>
      <PageBlocks
        sections={form ? others : page.sections}
        beforePromotion={page.related.length > 0 && <Related pages={page.related} />}
      />
    </OverviewPage>
  );
}

export const query = graphql`
  query GenericPage($id: String!) {
    entry: page(id: { eq: $id }) {
      data
    }
  }
`;
