import { z } from "zod";
import { annotatedDrawingBlock } from "./annotated-drawing/schema";
import { benefitsBlock } from "./benefits/schema";
import { comparisonBlock } from "./comparison/schema";
import { coreServicesBlock } from "./core-services/schema";
import { curveBlock } from "./curve/schema";
import { documentBlock } from "./document/schema";
import { engagementsBlock } from "./engagements/schema";
import { faqBlock } from "./faq/schema";
import { featuresBlock } from "./features/schema";
import { ledgerBlock } from "./ledger/schema";
import { pipelineBlock } from "./pipeline/schema";
import { processBlock } from "./process/schema";
import { promotionBlock } from "./promotion/schema";
import { reasonsBlock } from "./reasons/schema";
import { statementBlock } from "./statement/schema";

/**
 * Every kind of block that a page can be made of, one line each, in the order in which editors are offered them. A new
 * one costs its folder beside this file, its line here, and `npm run content:schemas`, which writes
 * `components.ts` from this list.
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
  promotionBlock,
] as const;

/** The name of a kind of block in `content/`: `coreServices`. */
export type BlockKind = (typeof blocks)[number]["shape"]["kind"]["value"];

/** The names of all kinds of block, with what each is in a few words. */
export const blockWords = Object.fromEntries(
  blocks.map((schema) => [schema.shape.kind.value, schema.meta()?.description ?? ""]),
) as Record<BlockKind, string>;

/** One block of a page, of any kind. */
export const pageBlock = z.discriminatedUnion("kind", blocks).meta({ id: "Block" });
