import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** What the pages of examples are about; `tests/examples/families.ts` says what is on each. */
export const exampleFamilyNames = [
  "components",
  "dialog",
  "blocks",
  "sections",
  "cards",
  "lists",
  "interfaces",
  "forms",
  "screens",
] as const;

export type ExampleFamily = (typeof exampleFamilyNames)[number];

/** The pages of examples, which only the tests' own site has: they are made where `EXAMPLES` is 1. */
export function createExamplePages({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.EXAMPLES !== "1") return;
  const component = resolve("tests/examples/examples-page.tsx");
  for (const family of exampleFamilyNames) {
    actions.createPage({ path: `/examples/${family}`, component, context: { family, isFrameless: true } });
  }
}
