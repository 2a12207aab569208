import { graphql, type PageProps } from "gatsby";
import { PolicyText } from "../sections/policy-text";
import { PageHead } from "../shell/page-head";
import { useOverviewCrumbs } from "../shell/use-overview-crumbs";

/** A policy as a reading page. */
export default function PolicyPage({ data }: PageProps<Queries.PolicyPageQuery>) {
  const { policy, siteSettings } = data;
  const crumbs = useOverviewCrumbs(policy?.path ?? "/", policy?.name ?? "");
  if (!policy || !siteSettings) return null;
  return (
    <>
      <PageHead head={policy.head} path={policy.path} />
      <PolicyText policy={policy} crumbs={crumbs} settings={siteSettings} />
    </>
  );
}

export const query = graphql`
  query PolicyPage($id: String!) {
    policy(id: { eq: $id }) {
      path
      name
      head {
        ...PageHead
      }
      ...PolicyTextFields
    }
    siteSettings {
      ...StorageList
    }
  }
`;
