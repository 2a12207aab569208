import type { ComponentType, ReactNode } from "react";
import { BlockAnchor } from "../components/section";
import type { Block, BlockOf } from "../content/entry";
import { anchorsOf } from "../content/links/link-target";
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

const components: { readonly [Kind in Block["kind"]]: ComponentType<{ section: BlockOf<Kind> }> } = {
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

interface PageBlocksProps {
  sections: readonly Block[];
  /** Content before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
}

export const PageBlocks = ({ sections, beforePromotion }: PageBlocksProps) => {
  const end = sections.at(-1)?.kind === "promotion" ? sections.length - 1 : sections.length;
  const anchors = anchorsOf(sections.map(({ kind }) => kind));
  const blocks = sections.map((section, index) => {
    const Drawn = components[section.kind] as ComponentType<{ section: Block }>;
    return (
      <BlockAnchor.Provider key={index} value={anchors[index]}>
        <Drawn section={section} />
      </BlockAnchor.Provider>
    );
  });
  return (
    <>
      {blocks.slice(0, end)}
      {beforePromotion}
      {blocks.slice(end)}
    </>
  );
};
