import { onSmallestScreens } from "../theme/breakpoints";
import type { Style } from "../theme/variants";

/** Style of the key of a drawing: lines of a colour (`i`), its name, a word (`span`) and a number (`b`). */
export const keyList = (numberWidth: string, py: string) =>
  ({
    "& > li": {
      display: "grid",
      gridTemplateColumns: `14px minmax(0, 1fr) auto ${numberWidth}`,
      alignItems: "center",
      gap: "10px",
      py,
      borderTop: "rule",
      fontSize: "label",
    },
    "& span": { color: "muted" },
    "& b": { textAlign: "right" },
    [onSmallestScreens]: {
      "& > li": { gridTemplateColumns: "14px minmax(0, 1fr) auto" },
      "& span": { gridArea: "2 / 2" },
    },
  }) satisfies Style;
