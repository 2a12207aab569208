import type { ReactNode } from "react";

/** A share of what is free, or a width of its own: `1.2` or `300px`. */
type Column = number | `${number}px` | "auto";

interface SplitProps {
  children: ReactNode;
  /** The widths of the columns from 900 px; below, one stands under the other. */
  columns?: readonly Column[];
  className?: string;
  /** In the colours of the day in the evening too. */
  "data-light"?: "";
}

const trackOf = (column: Column) => (typeof column === "number" ? `minmax(0, ${column}fr)` : column);

/** Where the right one of two columns starts, of twelve with 20 px between, if not in the middle. */
export const starts = { early: [468, 664], third: [378, 774] } as const satisfies Record<string, readonly Column[]>;

export const Split = ({ children, columns = [1, 1], ...attributes }: SplitProps) => (
  <div
    {...attributes}
    sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", null, columns.map(trackOf).join(" ")] }}
  >
    {children}
  </div>
);
