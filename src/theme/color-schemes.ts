import { colorsIn, declareColors } from "./colors";

/** Sunlit pictures stand in the dusk; the marks of other companies turn light and keep their hue. */
const pictures = "--dusk:brightness(.8) saturate(1.3);--mark:invert(1) hue-rotate(180deg) brightness(1.25)";

/** Hour of the sun (`src/loader/head-script.ts`): in the evening scheme no earlier than the pictures'. */
const hours = { light: "--hour:var(--now)", dark: "--hour:max(18,var(--now,18))" };

/** The switch in the footer names the other scheme. */
const otherScheme = "--to-light:inline;--to-dark:none";

const light = `color-scheme:light;${declareColors("light")};${hours.light}`;
const dark = `color-scheme:dark;${declareColors("dark")};${pictures};${hours.dark};${otherScheme}`;

/**
 * The system chooses the scheme, unless the visitor has: then the head script says so in `data-theme`. Paper is light, and
 * so is what bears `data-light`, such as a panel in the sun's own colour.
 */
export const colorSchemesCss = `:root,[data-light]{${light}}
@media screen{[data-theme=dark]{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
[data-light]{--dusk:none;--mark:none}`;

export const barColors = [
  { media: "(prefers-color-scheme:light)", content: colorsIn.light.background },
  { media: "(prefers-color-scheme:dark)", content: colorsIn.dark.background },
];
