import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PartnerProducts } from "../sections/partner-products";
import { Promotion } from "../sections/promotion";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/become-a-partner` */
export default function BecomeAPartnerPage({ data }: PageProps<Queries.BecomeAPartnerPageQuery>) {
  const page = required(data.becomeAPartnerPage, "pages/become-a-partner.yaml");
  const { partners } = required(data.partnerProducts, "partner-products.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
      <PageSections sections={page.sections} />
      <PartnerProducts heading={page.partners} partners={partners} />
      <Promotion section={page.promotion} />
    </>
  );
}

export const query = graphql`
  query BecomeAPartnerPage {
    becomeAPartnerPage {
      head {
        ...PageHead
      }
      ...PageOpening
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
