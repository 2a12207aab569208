import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../content/files/file-tree";
import { loadContent } from "../../content/files/load";
import { picturesOfLanguages } from "../../content-check/check";
import { exitWith } from "../../content-check/checked-site";
import { errorsIn, sorted } from "../../content-check/problems";
import { formatProblems } from "../../content-check/report";
import { unwrittenIn } from "../../content-check/texts";
import { isDeveloped } from "../site-content";

/** Stops with every problem of the pictures at once: to look into them takes time that gatsby-config has none of. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const contentRoot = contentFolder();
  const files = loadContent(contentRoot);
  const problems = errorsIn(sorted(await picturesOfLanguages(files, contentRoot)));
  if (problems.length > 0) exitWith(formatProblems(problems));
  if (isDeveloped) return;
  const unwritten = unwrittenIn(files);
  const places = [...new Set(unwritten.map(({ file }) => file))].join(", ");
  const count = `${unwritten.length} unfinished texts of ${places}`;
  if (places) reporter.warn(`Visitors will read ${count}; npm run check:content lists them.`);
};
