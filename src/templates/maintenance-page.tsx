import { graphql, type PageProps } from "gatsby";
import { useLanguage } from "../components/messages";
import { endpointIn } from "../content/enquiry/endpoint";
import { type EntryOf, type EntryQuery, required, type ShownEntry } from "../content/entry";
import { useEnquirySettings } from "../enquiry/form/queries";
import { MaintenanceScreen } from "../sections/maintenance-screen";
import { PageHead } from "../shell/page-head";

interface MaintenanceQuery extends EntryQuery<"MaintenancePage"> {
  readonly enquiryWords: { readonly data: EntryOf<"EnquiryWords"> } | null;
  readonly siteSettings: {
    readonly data: ShownEntry<
      "SiteSettings",
      "facts" | "logo" | "maintenance.notifyUrl" | "reply" | "enquiries.uploads"
    >;
  } | null;
}

/** `/maintenance`, and every page but the legal ones while `maintenance.enabled` is true in `site.yaml`. */
export default function MaintenancePage({ data, location }: PageProps<MaintenanceQuery>) {
  const page = required(data.entry, "pages/maintenance.yaml").data;
  const words = required(data.enquiryWords, "enquiry-words.yaml").data;
  const settings = required(data.siteSettings, "site.yaml").data;
  return (
    <>
      <PageHead head={page.head} path={location.pathname} listed={false} />
      <MaintenanceScreen
        page={page}
        settings={useEnquirySettings(words, settings)}
        company={settings.facts.company}
        logo={settings.logo}
        notifyUrl={endpointIn(settings.maintenance.notifyUrl, useLanguage())}
      />
    </>
  );
}

export const query = graphql`
  query MaintenancePage($language: String!) {
    entry: maintenancePage(language: { eq: $language }) {
      data
    }
    enquiryWords(language: { eq: $language }) {
      data
    }
    siteSettings {
      data(fields: ["facts", "logo", "maintenance.notifyUrl", "reply", "enquiries.uploads"])
    }
  }
`;
