import { graphql, type PageProps } from "gatsby";
import { FormOpening } from "../blocks/form/form-opening";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { PageHero } from "../sections/page-hero/page-hero";
import { Related } from "../sections/related";
import { PageHead } from "../shell/page-head";

/** Any page of its opening, in which its form stands if it begins with one, and its blocks. */
export default function GenericPage({ data }: PageProps<EntryQuery<"Page">>) {
  const page = required(data.entry, "pages").data;
  const [first, ...others] = page.sections;
  const form = first?.kind === "form" ? first : undefined;
  return (
    <>
      <PageHead {...page} />
      {form ? <FormOpening page={page} section={form} /> : <PageHero {...page} name={page.superHeading} />}
      <PageBlocks sections={form ? others : page.sections} beforePromotion={<Related related={page.related} />} />
    </>
  );
}

export const query = graphql`
  query GenericPage($id: String!) {
    entry: page(id: { eq: $id }) {
      data
    }
  }
`;
