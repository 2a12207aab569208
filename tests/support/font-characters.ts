import { charactersOf } from "../../art/fonts/characters-of.mjs";
import { fontFiles } from "../../src/theme/font-files";

/** The characters that the site draws in both of its fonts, whichever file they come from. */
export async function drawnInOurFonts(): Promise<ReadonlySet<string>> {
  const fonts: ReadonlySet<string>[] = [];
  // One at a time: the decoder gives each result in the same memory.
  for (const { core, more } of Object.values(fontFiles)) {
    fonts.push(new Set([...(await charactersOf(core)), ...(await charactersOf(more))]));
  }
  const [first = new Set<string>(), ...others] = fonts;
  return new Set([...first].filter((character) => others.every((font) => font.has(character))));
}
