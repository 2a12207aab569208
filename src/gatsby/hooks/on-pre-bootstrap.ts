import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../content/check";
import { contentFolder, staticFolder } from "../../content/content-folder";
import { formatProblems } from "../../content/problems";

/** Stops the build with every problem of `content/` at once; while editing live, it reports and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problems = checkContent({ contentRoot: contentFolder(), staticRoot: staticFolder() });
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
};
