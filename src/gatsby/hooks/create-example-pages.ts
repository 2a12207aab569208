import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Two pages as Gatsby's manual writes them, which only the tests' own site has: they are made where `EXAMPLES` is 1. */
export function createExamplePages({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.EXAMPLES !== "1") return;
  const component = resolve("tests/examples/gatsby-page.tsx");
  const [first, second] = ["/examples/gatsby", "/examples/gatsby-next"];
  actions.createPage({ path: first, component, context: { next: second, isFrameless: true } });
  actions.createPage({ path: second, component, context: { next: first, isFrameless: true } });
}
