import type { StyleWith } from "./style";

/** Mark of the focused element: on the element itself, or on what stands for it. */
export const focusOutline = {
  outline: "3px solid",
  outlineColor: "focus",
  outlineOffset: "3px",
} satisfies StyleWith<never>;
