import { graphql, type PageProps } from "gatsby";
import { type EntryQuery, required } from "../content/entry";
import { NotFound } from "../sections/not-found";
import { PageHead } from "../shell/page-head";

export default function NotFoundPage({ data }: PageProps<EntryQuery<"NotFoundPage">>) {
  const page = required(data.entry, "pages/not-found.yaml").data;
  return (
    <>
      <PageHead {...page} listed={false} />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    entry: notFoundPage(id: { eq: $id }) {
      data
    }
  }
`;
