import type { StyleWith } from "./style";

/** Styles while a pointer rests on something. A finger has none: it would leave them behind on what it has pressed. */
export const onHover = <Styles extends StyleWith<never>>(styles: Styles) => ({
  "@media (hover: hover)": { "&:hover": styles },
});
