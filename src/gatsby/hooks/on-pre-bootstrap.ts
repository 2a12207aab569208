import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../content/files/content-folder";
import { loadContent } from "../../content/files/load";
import { picturesOfLanguages } from "../../content-check/check";
import { errorsIn, formatProblems, sorted } from "../../content-check/problems";
import { exitWith } from "../../content-check/site-or-exit";

/**
 * Stops with every problem of the pictures at once. Those of the files ended the program in gatsby-config already; to
 * look into pictures takes time that Gatsby gives a configuration none of.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const contentRoot = contentFolder();
  const problems = errorsIn(sorted(await picturesOfLanguages(loadContent(contentRoot), contentRoot)));
  if (problems.length > 0) exitWith(formatProblems(problems));
};
