import { graphql, type PageProps } from "gatsby";
import { enquirySettingsOf } from "../enquiry/form/queries";
import { MaintenanceScreen } from "../sections/maintenance-screen";
import { PageHead } from "../shell/page-head";

/** `/maintenance`, and every page but the legal ones while `maintenance.enabled` is true in `site.yaml`. */
export default function MaintenancePage({ data, path }: PageProps<Queries.MaintenancePageQuery>) {
  const { maintenancePage: page, enquiryWords, siteSettings } = data;
  if (!page || !enquiryWords || !siteSettings) return null;
  return (
    <>
      <PageHead head={page.head} path={path} isIndexed={false} />
      <MaintenanceScreen
        page={page}
        settings={enquirySettingsOf(enquiryWords, siteSettings)}
        company={siteSettings.facts.company}
        notifyUrl={siteSettings.maintenance.notifyUrl}
      />
    </>
  );
}

export const query = graphql`
  query MaintenancePage {
    maintenancePage {
      head {
        ...PageHead
      }
      ...MaintenanceScreen
    }
    enquiryWords {
      ...EnquiryWordsFields
    }
    siteSettings {
      facts {
        company
      }
      maintenance {
        notifyUrl
      }
      ...EnquiryFacts
    }
  }
`;
