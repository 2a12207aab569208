import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

/** Copied until there are enough entries: detail pages with pictures, which no menu and no wizard lists one by one. */
const folder = "industries";

/**
 * Adds entries to a copy of `content/`, each with a position and with words of its own.
 * @param count how many entries there are to be in the end
 */
export function addEntries(contentRoot: string, count: number): void {
  const sources = readdirSync(join(contentRoot, folder)).map((file) =>
    readFileSync(join(contentRoot, folder, file), "utf8"),
  );
  for (let number = sources.length + 1; number <= count; number += 1) {
    const entry = parseDocument(sources[number % sources.length] ?? "");
    entry.set("order", number);
    for (const path of [["name"], ["title"], ["head", "title"], ["head", "description"]]) {
      entry.setIn(path, `${number} ${entry.getIn(path)}`);
    }
    entry.setIn(["card", "learnMoreLink", "url"], `/${folder}/entry-${number}`);
    writeFileSync(join(contentRoot, folder, `entry-${number}.yaml`), entry.toString());
  }
}
