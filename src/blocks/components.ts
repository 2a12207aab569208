import { graphql } from "gatsby";
import { Benefits } from "./benefits/benefits";
import { Blog } from "./blog/blog";
import { ContactEnquiries } from "./contact-enquiries/contact-enquiries";
import { CoreServices } from "./core-services/core-services";
import { Document } from "./document/document";
import { Engagements } from "./engagements/engagements";
import { Faq } from "./faq/faq";
import { Features } from "./features/features";
import { Form } from "./form/form";
import { FurtherServices } from "./further-services/further-services";
import { IndustryGrid } from "./industry-grid/industry-grid";
import { JoinUs } from "./join-us/join-us";
import { KeyFeatures } from "./key-features/key-features";
import { Locations } from "./locations/locations";
import { OfferMatrix } from "./offer-matrix/offer-matrix";
import { Offices } from "./offices/offices";
import { PartnerProducts } from "./partner-products/partner-products";
import { Process } from "./process/process";
import { Products } from "./products/products";
import { Promotion } from "./promotion/promotion";
import { Proof } from "./proof/proof";
import { Reasons } from "./reasons/reasons";
import { ServiceBento } from "./service-bento/service-bento";
import { ServiceRows } from "./service-rows/service-rows";
import { sheetComponents } from "./sheets";
import { Story } from "./story/story";
import { Testimonials } from "./testimonials/testimonials";
import { TrustedBy } from "./trusted-by/trusted-by";

/** The component of each kind of block, by the name of its GraphQL type; page-blocks.tsx does not compile without one. */
export const blockComponents = {
  CoreServicesBlock: CoreServices,
  ProcessBlock: Process,
  FeaturesBlock: Features,
  BenefitsBlock: Benefits,
  ReasonsBlock: Reasons,
  ...sheetComponents,
  DocumentBlock: Document,
  EngagementsBlock: Engagements,
  FaqBlock: Faq,
  StoryBlock: Story,
  TrustedByBlock: TrustedBy,
  ProofBlock: Proof,
  ServiceRowsBlock: ServiceRows,
  ServiceBentoBlock: ServiceBento,
  FurtherServicesBlock: FurtherServices,
  KeyFeaturesBlock: KeyFeatures,
  ProductsBlock: Products,
  IndustryGridBlock: IndustryGrid,
  OfferMatrixBlock: OfferMatrix,
  PartnerProductsBlock: PartnerProducts,
  TestimonialsBlock: Testimonials,
  OfficesBlock: Offices,
  LocationsBlock: Locations,
  ContactEnquiriesBlock: ContactEnquiries,
  FormBlock: Form,
  JoinUsBlock: JoinUs,
  BlogBlock: Blog,
  PromotionBlock: Promotion,
};

export const pageBlock = graphql`
  fragment PageBlock on Block {
    __typename
    ...CoreServicesBlock
    ...ProcessBlock
    ...FeaturesBlock
    ...BenefitsBlock
    ...ReasonsBlock
    ...SheetBlock
    ...DocumentBlock
    ...EngagementsBlock
    ...FaqBlock
    ...StoryBlock
    ...TrustedByBlock
    ...ProofBlock
    ...ServiceRowsBlock
    ...ServiceBentoBlock
    ...FurtherServicesBlock
    ...KeyFeaturesBlock
    ...ProductsBlock
    ...IndustryGridBlock
    ...OfferMatrixBlock
    ...PartnerProductsBlock
    ...TestimonialsBlock
    ...OfficesBlock
    ...LocationsBlock
    ...ContactEnquiriesBlock
    ...FormBlock
    ...JoinUsBlock
    ...BlogBlock
    ...PromotionBlock
  }
`;
