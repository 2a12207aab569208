import { graphql, type PageProps } from "gatsby";
import { useLanguage } from "../components/messages";
import { type EntryQuery, required } from "../content/entry";
import { PolicyText } from "../sections/policy-text";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";
import { useSite } from "../shell/use-site";
import { useSiteMessages } from "../shell/use-site-messages";

export default function PolicyPage({ data }: PageProps<EntryQuery<"Policy">>) {
  const policy = required(data.entry, "policies").data;
  const { consent } = useSiteMessages(useLanguage().code);
  const { thirdParties } = useSite().settings;
  const breadcrumbs = useBreadcrumbs(policy.path, policy.name);
  return (
    <>
      <PageHead {...policy} />
      <PolicyText policy={policy} breadcrumbs={breadcrumbs} settings={{ consent, thirdParties }} />
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
