import { graphql, type PageProps } from "gatsby";
import { useLanguage } from "../components/messages";
import { endpointIn } from "../content/enquiry/endpoint";
import { required } from "../content/required";
import { useEnquirySettings } from "../enquiry/form/queries";
import { MaintenanceScreen } from "../sections/maintenance-screen";
import { PageHead } from "../shell/page-head";

/** `/maintenance`, and every page but the legal ones while `maintenance.enabled` is true in `site.yaml`. */
export default function MaintenancePage({ data, location }: PageProps<Queries.MaintenancePageQuery>) {
  const page = required(data.maintenancePage, "pages/maintenance.yaml");
  const words = required(data.enquiryWords, "enquiry-words.yaml");
  const settings = required(data.siteSettings, "site.yaml");
  return (
    <>
      <PageHead head={page.head} path={location.pathname} isIndexed={false} />
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
    maintenancePage(language: { eq: $language }) {
      head {
        ...PageHead
      }
      ...MaintenanceScreen
    }
    enquiryWords(language: { eq: $language }) {
      ...EnquiryWordsFields
    }
    siteSettings {
      facts {
        company
      }
      logo {
        ...Logo
      }
      maintenance {
        notifyUrl
      }
      ...EnquiryFacts
    }
  }
`;
