import { Blog } from "./blog";
import { ContactEnquiries } from "./contact-enquiries";
import { Document } from "./document";
import { Faq } from "./faq";
import { Form } from "./form/form";
import { FurtherServices } from "./further-services";
import { IndustryGrid } from "./industry-grid";
import { JoinUs } from "./join-us";
import { List } from "./list";
import { Locations } from "./locations";
import { OfferMatrix } from "./offer-matrix";
import { Offices } from "./offices/offices";
import { PartnerProducts } from "./partner-products";
import { Process } from "./process";
import { Products } from "./products";
import { Promotion } from "./promotion";
import { Proof } from "./proof";
import { ServiceBento } from "./service-bento";
import { ServiceRows } from "./service-rows";
import { sheetComponents } from "./sheets";
import { Story } from "./story";
import { Testimonials } from "./testimonials";
import { TrustedBy } from "./trusted-by";

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
