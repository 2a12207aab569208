import { accessible } from "./checks/accessible";
import type { Check } from "./checks/check";
import { controlContrast } from "./checks/control-contrast";
import { enlarged } from "./checks/enlarged";
import { forcedColours } from "./checks/forced-colours";
import { keyboard } from "./checks/keyboard";
import { largeText } from "./checks/large-text";
import { paper } from "./checks/paper";
import { sniffed } from "./checks/sniffed";
import { spacedText } from "./checks/spaced-text";
import { still } from "./checks/still";
import { structure } from "./checks/structure";
import { touched } from "./checks/touched";

/** Checks that hold in every state of every page. Those that move focus come last, as menus close where it leaves them. */
export const checks: Readonly<Record<string, Check>> = {
  still,
  structure,
  accessible,
  sniffed,
  controlContrast,
  touched,
  forcedColours,
  enlarged,
  largeText,
  spacedText,
  paper,
  keyboard,
};
