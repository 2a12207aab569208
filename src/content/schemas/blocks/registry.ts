import { z } from "zod";
import { callsToAction } from "./calls-to-action";
import { drawings } from "./drawings";
import { entries } from "./entries";
import { lists } from "./lists";
import { tables } from "./tables";

/** In the order in which editors are offered them. Each has its component in `src/blocks/page-blocks.tsx`. */
export const blocks = [...lists, ...tables, ...drawings, ...entries, ...callsToAction] as const;

export type BlockType = (typeof blocks)[number]["shape"]["kind"]["value"];

export const pageBlock = z.discriminatedUnion("kind", blocks).meta({ typeName: "Block" });
