import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../content/check";
import { formatProblems } from "../../content/problems";

/** Stops the build with every problem of `content/` at once; while editing live, it reports and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problems = checkContent({ contentRoot: resolve("content"), staticRoot: resolve("static") });
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
};
