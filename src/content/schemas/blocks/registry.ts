import { z } from "zod";
import { annotatedDrawingBlock } from "./annotated-drawing";
import { curveBlock } from "./curve";
import { documentBlock } from "./document";
import * as entries from "./entries";
import * as leads from "./leads";
import * as lists from "./lists";
import * as tables from "./tables";

/**
 * Every kind of block that a page can be made of, one line each, in the order in which editors are offered them. A new
 * one costs its schema, its line here, its component, and its lines in `src/blocks/page-blocks.tsx`.
 */
export const blocks = [
  lists.coreServicesBlock,
  lists.processBlock,
  lists.featuresBlock,
  lists.benefitsBlock,
  lists.reasonsBlock,
  tables.ledgerBlock,
  tables.statementBlock,
  curveBlock,
  tables.pipelineBlock,
  tables.comparisonBlock,
  annotatedDrawingBlock,
  documentBlock,
  lists.engagementsBlock,
  lists.faqBlock,
  leads.storyBlock,
  leads.trustedByBlock,
  entries.proofBlock,
  entries.serviceRowsBlock,
  entries.serviceBentoBlock,
  lists.furtherServicesBlock,
  lists.keyFeaturesBlock,
  entries.productsBlock,
  entries.industryGridBlock,
  entries.offerMatrixBlock,
  entries.partnerProductsBlock,
  entries.testimonialsBlock,
  entries.officesBlock,
  entries.locationsBlock,
  leads.contactEnquiriesBlock,
  leads.formBlock,
  leads.joinUsBlock,
  leads.blogBlock,
  leads.promotionBlock,
] as const;

export type BlockKind = (typeof blocks)[number]["shape"]["kind"]["value"];

export const blockWords = Object.fromEntries(
  blocks.map((schema) => [schema.shape.kind.value, schema.meta()?.description ?? ""]),
) as Record<BlockKind, string>;

export const pageBlock = z.discriminatedUnion("kind", blocks).meta({ id: "Block" });
