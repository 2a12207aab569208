import { colorsIn, declareColors } from "./colors";

/**
 * Pictures are of sunlit places. In the evening they stand in the dusk: what is white grows grey, what is warm keeps
 * glowing, lit windows first of all. The marks of other companies turn light and keep their hue.
 */
const pictures = "--dusk:brightness(.8) saturate(1.3);--mark:invert(1) hue-rotate(180deg) brightness(1.25)";

/** Hour of the sun in the evening scheme, unless the visitor's own is known (`src/loader/hours.ts`). */
const hour = "--hour:18";

/** The switch in the footer names the other light. */
const otherLight = "--to-day:inline;--to-evening:none";

const day = `color-scheme:light;${declareColors("day")}`;
const evening = `color-scheme:dark;${declareColors("evening")};${pictures};${hour};${otherLight}`;

/**
 * The two lights as the document carries them. The system chooses, unless the visitor has: then `data-theme` on the
 * document says what, from before the first paint (`src/loader/head-script.ts`). Paper is always printed by day, and what
 * bears `data-day`, such as a panel in the sun's own colour, has the day's colours at any time.
 */
export const lightsCss = `:root,[data-day]{${day}}
@media screen{[data-theme=evening]{${evening}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=day]){${evening}}}
[data-day]{--dusk:none;--mark:none}`;

/** The colour of the browser's own bars, by what the system prefers. */
export const barColors = [
  { media: "(prefers-color-scheme:light)", content: colorsIn.day.background },
  { media: "(prefers-color-scheme:dark)", content: colorsIn.evening.background },
];
