import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Names of the pages of examples; `tests/examples/families.ts` says what is on each. */
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
  // Page that uses what Gatsby documents for every page.
  const documented = resolve("tests/examples/gatsby-page.tsx");
  const [first, second] = ["/examples/gatsby", "/examples/gatsby-next"];
  actions.createPage({ path: first, component: documented, context: { next: second, isFrameless: true } });
  actions.createPage({ path: second, component: documented, context: { next: first, isFrameless: true } });
}
