import type { ColorRole } from "../content/colors/color-roles";
import type { ColorScheme } from "../content/colors/contrast";
import { colorsIn } from "./appearance";

/** Sunlit pictures stand in the dusk; the marks of other companies turn light and keep their hue. */
const pictures = "--dusk:brightness(.8) saturate(1.3);--mark:invert(1) hue-rotate(180deg) brightness(1.25)";

/** Hour of the sun (`src/loader/head-script.ts`): in the evening scheme no earlier than the pictures'. */
const hours = { light: "--hour:var(--now)", dark: "--hour:max(18,var(--now,18))" };

/** The switch in the footer names the other scheme. */
const otherScheme = "--to-light:inline;--to-dark:none";

/** In the evening those alone that are others then. */
function declareColors(scheme: ColorScheme): string {
  const day = colorsIn("day");
  return Object.entries(colorsIn(scheme))
    .filter(([role, color]) => scheme === "day" || color !== day[role as ColorRole])
    .map(([role, color]) => `--color-${role}:${color}`)
    .join(";");
}

/**
 * The system chooses the scheme, unless the visitor has: then the head script says so in `data-theme`. Paper is light, and
 * so is what bears `data-light`, such as a panel in the sun's own colour.
 */
export function colorSchemesCss(): string {
  const light = `color-scheme:light;${declareColors("day")};${hours.light}`;
  const dark = `color-scheme:dark;${declareColors("evening")};${pictures};${hours.dark};${otherScheme}`;
  return `:root,[data-light]{${light}}
@media screen{[data-theme=dark]{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
[data-light]{--dusk:none;--mark:none}`;
}

export const barColors = () => [
  { media: "(prefers-color-scheme:light)", content: colorsIn("day").background },
  { media: "(prefers-color-scheme:dark)", content: colorsIn("evening").background },
];
