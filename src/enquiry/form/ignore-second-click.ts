import type { MouseEvent } from "react";

/**
 * Ignores the second click of a double click: by then another button may stand in the same place, and a step that
 * nobody has seen would be answered.
 */
export const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
