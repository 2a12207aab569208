import { z } from "zod";
import { annotatedDrawingBlock } from "./annotated-drawing/schema";
import { blogBlock } from "./blog/schema";
import { contactEnquiriesBlock } from "./contact-enquiries/schema";
import { curveBlock } from "./curve/schema";
import { documentBlock } from "./document/schema";
import { faqBlock } from "./faq/schema";
import { formBlock } from "./form/schema";
import { furtherServicesBlock } from "./further-services/schema";
import { industryGridBlock } from "./industry-grid/schema";
import { joinUsBlock } from "./join-us/schema";
import { ledgerBlock } from "./ledger/schema";
import {
  benefitsBlock,
  coreServicesBlock,
  engagementsBlock,
  featuresBlock,
  keyFeaturesBlock,
  reasonsBlock,
} from "./list/schema";
import { locationsBlock } from "./locations/schema";
import { offerMatrixBlock } from "./offer-matrix/schema";
import { officesBlock } from "./offices/schema";
import { partnerProductsBlock } from "./partner-products/schema";
import { pipelineBlock } from "./pipeline/schema";
import { processBlock } from "./process/schema";
import { productsBlock } from "./products/schema";
import { promotionBlock } from "./promotion/schema";
import { proofBlock } from "./proof/schema";
import { serviceBentoBlock } from "./service-bento/schema";
import { serviceRowsBlock } from "./service-rows/schema";
import { storyBlock } from "./story/schema";
import { comparisonBlock, statementBlock } from "./table/schema";
import { testimonialsBlock } from "./testimonials/schema";
import { trustedByBlock } from "./trusted-by/schema";

/**
 * Every kind of block that a page can be made of, one line each, in the order in which editors are offered them. A new
 * one costs its folder beside this file, its line here, and its lines in `components.ts`, without which it does not
 * compile.
 */
export const blocks = [
  coreServicesBlock,
  processBlock,
  featuresBlock,
  benefitsBlock,
  reasonsBlock,
  ledgerBlock,
  statementBlock,
  curveBlock,
  pipelineBlock,
  comparisonBlock,
  annotatedDrawingBlock,
  documentBlock,
  engagementsBlock,
  faqBlock,
  storyBlock,
  trustedByBlock,
  proofBlock,
  serviceRowsBlock,
  serviceBentoBlock,
  furtherServicesBlock,
  keyFeaturesBlock,
  productsBlock,
  industryGridBlock,
  offerMatrixBlock,
  partnerProductsBlock,
  testimonialsBlock,
  officesBlock,
  locationsBlock,
  contactEnquiriesBlock,
  formBlock,
  joinUsBlock,
  blogBlock,
  promotionBlock,
] as const;

export type BlockKind = (typeof blocks)[number]["shape"]["kind"]["value"];

export const blockWords = Object.fromEntries(
  blocks.map((schema) => [schema.shape.kind.value, schema.meta()?.description ?? ""]),
) as Record<BlockKind, string>;

export const pageBlock = z.discriminatedUnion("kind", blocks).meta({ id: "Block" });
