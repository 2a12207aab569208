import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { required } from "../content/required";
import { HomeHero } from "../sections/home-hero";
import { PageHead } from "../shell/page-head";

/** The home page: its opening with the film, then its blocks. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "pages/home.yaml");
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <HomeHero hero={page.hero} />
      <PageBlocks sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query HomePage($id: String!) {
    homePage(id: { eq: $id }) {
      path
      head {
        ...PageHead
      }
      hero {
        ...HomeHero
      }
      sections {
        ...PageBlock
      }
    }
  }
`;
