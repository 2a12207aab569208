import type { GatsbyNode } from "gatsby";
import { contentFolder, staticFolder } from "../../content/files/content-folder";
import { checkAll } from "../../content-check/check";
import { errorsIn, formatProblems } from "../../content-check/problems";
import { exitWith } from "../../content-check/site-or-exit";

/**
 * Stops with every problem of `content/` at once. Those of the files end the program in gatsby-config already; this is
 * where the pictures are looked into as well, which takes time that Gatsby gives a configuration none of.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const problems = errorsIn((await checkAll({ contentRoot: contentFolder(), staticRoot: staticFolder() })).problems);
  if (problems.length > 0) exitWith(formatProblems(problems));
};
