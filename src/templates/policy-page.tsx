import { graphql, type PageProps } from "gatsby";
import { type EntryQuery, required } from "../content/entry";
import { PolicyText } from "../sections/policy-text";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";
import { useSiteInLanguage } from "../shell/use-site";

export default function PolicyPage({ data }: PageProps<EntryQuery<"Policy">>) {
  const policy = required(data.entry, "policies").data;
  const { settings, words } = useSiteInLanguage();
  const breadcrumbs = useBreadcrumbs(policy.path, policy.name);
  return (
    <>
      <PageHead {...policy} />
      <PolicyText
        policy={policy}
        breadcrumbs={breadcrumbs}
        settings={{ consent: words.consent, thirdParties: settings.thirdParties }}
      />
    </>
  );
}

export const query = graphql`
  query PolicyPage($id: String!) {
    entry: policy(id: { eq: $id }) {
      data
    }
  }
`;
