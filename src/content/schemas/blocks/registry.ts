import { z } from "zod";
import * as drawings from "./drawings";
import * as entries from "./entries";
import * as leads from "./leads";
import * as lists from "./lists";
import * as tables from "./tables";

/** In the order in which editors are offered them. Each has its component in `src/blocks/page-blocks.tsx`. */
export const blocks = [
  lists.coreServicesBlock,
  lists.processBlock,
  lists.featuresBlock,
  lists.benefitsBlock,
  lists.reasonsBlock,
  tables.ledgerBlock,
  tables.statementBlock,
  drawings.curveBlock,
  drawings.pipelineBlock,
  tables.comparisonBlock,
  drawings.annotatedDrawingBlock,
  tables.documentBlock,
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

export const pageBlock = z.discriminatedUnion("kind", blocks).meta({ typeName: "Block" });
