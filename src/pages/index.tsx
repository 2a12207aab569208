import { graphql, type PageProps } from "gatsby";
import { BlogHeading } from "../sections/blog-heading";
import { HomeHero } from "../sections/home-hero";
import { PartnerProducts } from "../sections/partner-products";
import { ProductBand } from "../sections/product-band";
import { Promotion } from "../sections/promotion";
import { ServiceBento } from "../sections/service-bento";
import { Testimonials } from "../sections/testimonials";
import { TrustedBy } from "../sections/trusted-by";
import { PageHead } from "../shell/page-head";

/** `/` */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage: page, allService, allProduct, partnerProducts, testimonials, trustedCompanies } = data;
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/" />
      <HomeHero hero={page.hero} />
      <TrustedBy title={page.trustedBy} companies={trustedCompanies?.companies ?? []} />
      <ServiceBento heading={page.services} services={allService.nodes} />
      <ProductBand heading={page.products} products={allProduct.nodes} />
      <PartnerProducts heading={page.partners} partners={partnerProducts?.partners ?? []} />
      <Testimonials heading={page.testimonials} testimonials={testimonials?.testimonials ?? []} />
      <BlogHeading blog={page.blog} />
      <Promotion section={page.promotion} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      head {
        ...PageHead
      }
      hero {
        ...HomeHero
      }
      trustedBy
      services {
        ...HeadingFields
      }
      products {
        ...HeadingFields
      }
      partners {
        ...HeadingFields
      }
      testimonials {
        ...HeadingFields
      }
      blog {
        ...BlogHeadingFields
      }
      promotion {
        ...PageSectionFields
      }
    }
    trustedCompanies {
      companies {
        ...TrustedByCompany
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
    partnerProducts {
      partners {
        ...PartnerCard
      }
    }
    testimonials {
      testimonials {
        ...TestimonialCard
      }
    }
  }
`;
