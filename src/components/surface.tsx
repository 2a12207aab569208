import type { HTMLAttributes } from "react";
import type { SurfaceName } from "../theme/variants";

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  surface: SurfaceName;
  as?: "div" | "section" | "footer";
}

const isDark = (surface: SurfaceName) => surface === "band" || surface === "night";

/** A part of the page with its own background. What a dark one cuts off is clipped: hiding would make it a scroller. */
export const Surface = ({ surface, as: Element = "div", ...attributes }: SurfaceProps) => (
  <Element
    {...attributes}
    data-surface={surface}
    data-on-band={isDark(surface) ? "" : undefined}
    sx={{ variant: `surfaces.${surface}`, overflow: isDark(surface) ? "clip" : undefined }}
  />
);
