import { graphql, type PageProps } from "gatsby";
import { BlogHeading } from "../blocks/blog/blog";
import { PartnerProducts } from "../blocks/partner-products/partner-products";
import { ProductBand } from "../blocks/products/products";
import { Promotion } from "../blocks/promotion/promotion";
import { ServiceBento } from "../blocks/service-bento/service-bento";
import { Testimonials } from "../blocks/testimonials/testimonials";
import { TrustedBy } from "../blocks/trusted-by/trusted-by";
import { required } from "../content/required";
import { HomeHero } from "../sections/home-hero";
import { PageHead } from "../shell/page-head";

/** `/` */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "pages/home.yaml");
  const { companies } = required(data.trustedCompanies, "trusted-companies.yaml");
  const { partners } = required(data.partnerProducts, "partner-products.yaml");
  const { testimonials } = required(data.testimonials, "testimonials.yaml");
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <HomeHero hero={page.hero} />
      <TrustedBy title={page.trustedBy} companies={companies} />
      <ServiceBento heading={page.services} services={data.allService.nodes} />
      <ProductBand heading={page.products} products={data.allProduct.nodes} hasSnippets={false} />
      <PartnerProducts heading={page.partners} partners={partners} />
      <Testimonials heading={page.testimonials} testimonials={testimonials} />
      <BlogHeading blog={page.blog} />
      <Promotion section={page.promotion} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      path
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
        ...PromotionBlock
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
