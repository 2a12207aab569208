import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { PageSections } from "../sections/page-sections";
import { PartnerProducts } from "../sections/partner-products";
import { Promotion } from "../sections/promotion";
import { OverviewPage } from "../templates/overview-page";

/** `/become-a-partner` */
export default function BecomeAPartnerPage({ data }: PageProps<Queries.BecomeAPartnerPageQuery>) {
  const page = required(data.becomeAPartnerPage, "pages/become-a-partner.yaml");
  const { partners } = required(data.partnerProducts, "partner-products.yaml");
  return (
    <OverviewPage page={page}>
      <PageSections sections={page.sections} />
      <PartnerProducts heading={page.partners} partners={partners} />
      <Promotion section={page.promotion} />
    </OverviewPage>
  );
}

export const query = graphql`
  query BecomeAPartnerPage {
    becomeAPartnerPage {
      ...OverviewPageFields
      partners {
        ...HeadingFields
      }
      sections {
        ...PageSectionFields
      }
      promotion {
        ...PageSectionFields
      }
    }
    partnerProducts {
      partners {
        ...PartnerCard
      }
    }
  }
`;
