import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { PartnerProducts } from "../sections/partner-products";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/become-a-partner` */
export default function BecomeAPartnerPage({ data }: PageProps<Queries.BecomeAPartnerPageQuery>) {
  const { becomeAPartnerPage: page, partnerProducts } = data;
  const breadcrumbs = useBreadcrumbs("/become-a-partner", page?.superHeading ?? "");
  if (!page) return null;
  const closing = page.sections.filter(({ kind }) => kind === "promotion");
  return (
    <>
      <PageHead head={page.head} path="/become-a-partner" />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface="paper" />
      <PageSections sections={page.sections.filter(({ kind }) => kind !== "promotion")} />
      <PartnerProducts heading={page.partners} partners={partnerProducts?.partners ?? []} />
      <PageSections sections={closing} />
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
    }
    partnerProducts {
      partners {
        ...PartnerCard
      }
    }
  }
`;
