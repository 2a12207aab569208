import { Blog } from "./blog/blog";
import { ContactEnquiries } from "./contact-enquiries/contact-enquiries";
import { Document } from "./document/document";
import { Faq } from "./faq/faq";
import { Form } from "./form/form";
import { FurtherServices } from "./further-services/further-services";
import { IndustryGrid } from "./industry-grid/industry-grid";
import { JoinUs } from "./join-us/join-us";
import { List } from "./list/list";
import { Locations } from "./locations/locations";
import { OfferMatrix } from "./offer-matrix/offer-matrix";
import { Offices } from "./offices/offices";
import { PartnerProducts } from "./partner-products/partner-products";
import { Process } from "./process/process";
import { Products } from "./products/products";
import { Promotion } from "./promotion/promotion";
import { Proof } from "./proof/proof";
import { ServiceBento } from "./service-bento/service-bento";
import { ServiceRows } from "./service-rows/service-rows";
import { sheetComponents } from "./sheets";
import { Story } from "./story/story";
import { Testimonials } from "./testimonials/testimonials";
import { TrustedBy } from "./trusted-by/trusted-by";

/** The component of each kind of block, by its name in content files; page-blocks.tsx does not compile without one. */
export const blockComponents = {
  coreServices: List,
  process: Process,
  features: List,
  benefits: List,
  reasons: List,
  ...sheetComponents,
  document: Document,
  engagements: List,
  faq: Faq,
  story: Story,
  trustedBy: TrustedBy,
  proof: Proof,
  serviceRows: ServiceRows,
  serviceBento: ServiceBento,
  furtherServices: FurtherServices,
  keyFeatures: List,
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
