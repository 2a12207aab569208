import type { ReactNode } from "react";
import type { Style } from "../theme/variants";
import type { CardSpan } from "./card-spans";

/** A list of cards on six columns; on phones they stand below each other. Each card's place is `cardPlace` of its span. */
export const CardGrid = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul
    className={className}
    data-cards=""
    sx={{
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "repeat(6, minmax(0, 1fr))"],
      gap: "20px",
    }}
  >
    {children}
  </ul>
);

export const cardPlace = ({ medium, large }: CardSpan) =>
  ({ gridColumn: ["auto", `span ${medium}`, `span ${large}`] }) satisfies Style;
