import type { ContentFile } from "../../content/files/load";
import { type KindName, kindOf } from "../../content/kinds";
import { placeholdersIn } from "../../content/text/text";
import { visitEach } from "../field-visits";
import type { Problem } from "../problems";
import { advise } from "./advise";

/** Kinds of files that texts count, by the name in braces. Further services are entries of a block, which has one at least. */
const countedKinds: Readonly<Record<string, KindName>> = {
  services: "Service",
  products: "Product",
  industries: "Industry",
  offices: "Location",
};

/** Texts that count what a site has none of, such as its offices once their folder is deleted. */
export function countAdvice(files: readonly ContentFile[]): Problem[] {
  const there = new Set(files.map(({ file }) => kindOf(file)?.typeName));
  return files.flatMap((content) =>
    visitEach(content, (value, path, { contentFormat }) => {
      if (typeof value !== "string" || contentFormat === undefined) return [];
      return placeholdersIn(value).flatMap((name) => {
        const kind = countedKinds[name.toLowerCase()];
        if (kind === undefined || there.has(kind)) return [];
        const words = `{${name}}`;
        const message = `found ${words}, of which the site has none: visitors would read zero. Say it otherwise, and look whether the block is still wanted.`;
        return [advise(content, path, message, { at: { words } })];
      });
    }),
  );
}
