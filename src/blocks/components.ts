import { graphql } from "gatsby";
import { AnnotatedDrawing } from "./annotated-drawing/annotated-drawing";
import { Benefits } from "./benefits/benefits";
import { Blog } from "./blog/blog";
import { Comparison } from "./comparison/comparison";
import { ContactEnquiries } from "./contact-enquiries/contact-enquiries";
import { CoreServices } from "./core-services/core-services";
import { Curve } from "./curve/curve";
import { Document } from "./document/document";
import { Engagements } from "./engagements/engagements";
import { Evidence } from "./evidence/evidence";
import { Faq } from "./faq/faq";
import { Features } from "./features/features";
import { Form } from "./form/form";
import { FurtherServices } from "./further-services/further-services";
import { IndustryGrid } from "./industry-grid/industry-grid";
import { JoinUs } from "./join-us/join-us";
import { KeyFeatures } from "./key-features/key-features";
import { Ledger } from "./ledger/ledger";
import { Locations } from "./locations/locations";
import { OfferMatrix } from "./offer-matrix/offer-matrix";
import { Offices } from "./offices/offices";
import { PartnerProducts } from "./partner-products/partner-products";
import { People } from "./people/people";
import { Pipeline } from "./pipeline/pipeline";
import { Process } from "./process/process";
import { Products } from "./products/products";
import { Promotion } from "./promotion/promotion";
import { Proof } from "./proof/proof";
import { Reasons } from "./reasons/reasons";
import { ServiceBento } from "./service-bento/service-bento";
import { ServiceRows } from "./service-rows/service-rows";
import { Statement } from "./statement/statement";
import { Story } from "./story/story";
import { Testimonials } from "./testimonials/testimonials";
import { TrustedBy } from "./trusted-by/trusted-by";
import { Video } from "./video/video";

/** The component of each kind of block, by the name of its GraphQL type; page-blocks.tsx does not compile without one. */
export const blockComponents = {
  CoreServicesBlock: CoreServices,
  ProcessBlock: Process,
  FeaturesBlock: Features,
  BenefitsBlock: Benefits,
  ReasonsBlock: Reasons,
  LedgerBlock: Ledger,
  StatementBlock: Statement,
  CurveBlock: Curve,
  PipelineBlock: Pipeline,
  ComparisonBlock: Comparison,
  AnnotatedDrawingBlock: AnnotatedDrawing,
  DocumentBlock: Document,
  EngagementsBlock: Engagements,
  FaqBlock: Faq,
  StoryBlock: Story,
  VideoBlock: Video,
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
  PeopleBlock: People,
  EvidenceBlock: Evidence,
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
    ...LedgerBlock
    ...StatementBlock
    ...CurveBlock
    ...PipelineBlock
    ...ComparisonBlock
    ...AnnotatedDrawingBlock
    ...DocumentBlock
    ...EngagementsBlock
    ...FaqBlock
    ...StoryBlock
    ...VideoBlock
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
    ...PeopleBlock
    ...EvidenceBlock
    ...OfficesBlock
    ...LocationsBlock
    ...ContactEnquiriesBlock
    ...FormBlock
    ...JoinUsBlock
    ...BlogBlock
    ...PromotionBlock
  }
`;
