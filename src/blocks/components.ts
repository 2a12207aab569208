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

/** The component of each kind of block, by its name in content files; page-blocks.tsx does not compile without one. */
export const blockComponents = {
  coreServices: CoreServices,
  process: Process,
  features: Features,
  benefits: Benefits,
  reasons: Reasons,
  ...sheetComponents,
  document: Document,
  engagements: Engagements,
  faq: Faq,
  story: Story,
  trustedBy: TrustedBy,
  proof: Proof,
  serviceRows: ServiceRows,
  serviceBento: ServiceBento,
  furtherServices: FurtherServices,
  keyFeatures: KeyFeatures,
  products: Products,
  industryGrid: IndustryGrid,
  offerMatrix: OfferMatrix,
  partnerProducts: PartnerProducts,
  testimonials: Testimonials,
  offices: Offices,
  locations: Locations,
  contactEnquiries: ContactEnquiries,
  form: Form,
  joinUs: JoinUs,
  blog: Blog,
  promotion: Promotion,
};
