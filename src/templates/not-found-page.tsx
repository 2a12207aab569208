import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { NotFound } from "../sections/not-found";
import { PageHead } from "../shell/page-head";

/** The page for every path that leads nowhere. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.notFoundPage, "pages/not-found.yaml");
  return (
    <>
      <PageHead head={page.head} path={page.path} isIndexed={false} />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    notFoundPage(id: { eq: $id }) {
      path
      head {
        ...PageHead
      }
      ...NotFoundFields
    }
  }
`;
