import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { PartnerProducts } from "../blocks/partner-products/partner-products";
import { Promotion } from "../blocks/promotion/promotion";
import { required } from "../content/required";
import { OverviewPage } from "../templates/overview-page";

/** `/become-a-partner` */
export default function BecomeAPartnerPage({ data }: PageProps<Queries.BecomeAPartnerPageQuery>) {
  const page = required(data.becomeAPartnerPage, "pages/become-a-partner.yaml");
  const { partners } = required(data.partnerProducts, "partner-products.yaml");
  return (
    <OverviewPage page={page}>
      <PageBlocks sections={page.sections} />
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
        ...PageBlock
      }
      promotion {
        ...PromotionBlock
      }
    }
    partnerProducts {
      partners {
        ...PartnerCard
      }
    }
  }
`;
