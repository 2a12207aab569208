import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { type EntryQuery, required } from "../content/entry";
import { HomeHero } from "../sections/home-hero";
import { PageHead } from "../shell/page-head";

export default function HomePage({ data }: PageProps<EntryQuery<"HomePage">>) {
  const page = required(data.entry, "pages/home.yaml").data;
  return (
    <>
      <PageHead {...page} />
      <HomeHero hero={page.hero} />
      <PageBlocks sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query HomePage($id: String!) {
    entry: homePage(id: { eq: $id }) {
      data
    }
  }
`;
