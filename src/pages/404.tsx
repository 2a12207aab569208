import { graphql, type PageProps } from "gatsby";
import { NotFound } from "../sections/not-found";
import { PageHead } from "../shell/page-head";

/** The page for every path that leads nowhere. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: page } = data;
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/404" isIndexed={false} />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      head {
        ...PageHead
      }
      ...NotFoundFields
    }
  }
`;
