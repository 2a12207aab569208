import { entries } from "../../src/components/icons/entries";
import { type IconName, iconNames } from "../../src/content/schemas/icon-names";
import { enumWords } from "../../src/content-check/enum-words";
import { palette } from "../../src/theme/palette";
import { code, heading, page, table } from "./markdown";

const meaningOf = (name: IconName) => enumWords.IconName?.[name] ?? name;

function drawingOf(name: IconName): string {
  const { lines, sun } = entries[name];
  const circle = sun ? `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="${palette.sun}"/>` : "";
  const path = `<path d="${lines}" fill="none" stroke="${palette.leaf}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32"><title>${meaningOf(name)}</title>${path}${circle}</svg>\n`;
}

const pictureOf = (name: IconName) => `icons/${name}.svg`;

export function iconFiles(): Map<string, string> {
  const rows = iconNames.map((name) => [`![](${pictureOf(name)})`, code(name), meaningOf(name)]);
  const text = page(
    heading(1, "Icons"),
    "The signs that an entry may have beside it: `icon: sun`.",
    table(["", "name", "what it shows"], rows),
  );
  return new Map([["icons.md", text], ...iconNames.map((name) => [pictureOf(name), drawingOf(name)] as const)]);
}
