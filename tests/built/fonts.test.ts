import { expect, test } from "vitest";
import { isScalar, visit } from "yaml";
import { leftToFallback } from "../../art/fonts/characters.mjs";
import { charactersOf } from "../../art/fonts/characters-of.mjs";
import { contentFolder } from "../../src/content/files/file-tree";
import { type ContentFile, loadContent } from "../../src/content/files/load";
import { positionAt } from "../../src/content-check/problems";
import { fontFiles } from "../../src/theme/font-files";

/** The characters that the site draws in both of its fonts, whichever file they come from. */
async function drawnInOurFonts(): Promise<ReadonlySet<string>> {
  const fonts: ReadonlySet<string>[] = [];
  // One at a time: the decoder gives each result in the same memory.
  for (const { core, more } of Object.values(fontFiles)) {
    fonts.push(new Set([...(await charactersOf(core)), ...(await charactersOf(more))]));
  }
  const [first = new Set<string>(), ...others] = fonts;
  return new Set([...first].filter((character) => others.every((font) => font.has(character))));
}

const help =
  "Our fonts lack these characters. Write others, or name them in art/fonts/characters.mts: below `all`, and run " +
  "`npm run brand`, or below `leftToFallback`, where the visitor's own font may draw them.";

/** Every character of a file's values that cannot be drawn, with the line of the value it stands in. */
function undrawn(content: ContentFile, drawn: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visit(content.document, {
    Scalar: (_, node) => {
      if (!isScalar(node) || typeof node.value !== "string") return;
      const { line } = positionAt(content, node.range?.[0] ?? 0);
      for (const character of new Set(node.value.replace(/\s/g, ""))) {
        if (!drawn.has(character)) found.push(`content/${content.file}:${line}: ${character}`);
      }
    },
  });
  return found;
}

test("content/ is written in characters that our fonts draw", async () => {
  const drawn = new Set([...(await drawnInOurFonts()), ...leftToFallback]);
  const files = loadContent(contentFolder());
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((content) => undrawn(content, drawn)),
    help,
  ).toEqual([]);
});
