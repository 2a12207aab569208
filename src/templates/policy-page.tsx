import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { PolicyText } from "../sections/policy-text";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** A policy as a reading page. */
export default function PolicyPage({ data }: PageProps<Queries.PolicyPageQuery>) {
  const policy = required(data.policy, "policies");
  const settings = required(data.siteSettings, "site.yaml");
  const words = required(data.siteWords, "site-words.yaml");
  const breadcrumbs = useBreadcrumbs(policy.path, policy.name);
  return (
    <>
      <PageHead head={policy.head} path={policy.path} />
      <PolicyText policy={policy} breadcrumbs={breadcrumbs} settings={{ ...words, ...settings }} />
    </>
  );
}

export const query = graphql`
  query PolicyPage($id: String!, $language: String!) {
    policy(id: { eq: $id }) {
      path
      name
      head {
        ...PageHead
      }
      ...PolicyTextFields
    }
    siteSettings {
      ...SwitchedOn
    }
    siteWords(language: { eq: $language }) {
      ...StorageList
    }
  }
`;
