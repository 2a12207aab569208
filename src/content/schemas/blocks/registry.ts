import { z } from "zod";
import { annotatedDrawingBlock } from "./annotated-drawing";
import { curveBlock } from "./curve";
import { documentBlock } from "./document";
import {
  industryGridBlock,
  locationsBlock,
  offerMatrixBlock,
  officesBlock,
  partnerProductsBlock,
  productsBlock,
  proofBlock,
  serviceBentoBlock,
  serviceRowsBlock,
  testimonialsBlock,
} from "./entries";
import {
  blogBlock,
  contactEnquiriesBlock,
  formBlock,
  joinUsBlock,
  promotionBlock,
  storyBlock,
  trustedByBlock,
} from "./leads";
import {
  benefitsBlock,
  coreServicesBlock,
  engagementsBlock,
  faqBlock,
  featuresBlock,
  furtherServicesBlock,
  keyFeaturesBlock,
  processBlock,
  reasonsBlock,
} from "./lists";
import { comparisonBlock, ledgerBlock, pipelineBlock, statementBlock } from "./tables";

/**
 * Every kind of block that a page can be made of, one line each, in the order in which editors are offered them. A new
 * one costs its schema, its line here, its component, and its lines in `src/blocks/components.ts`, without which it does not
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
