import type { ReactNode } from "react";
import type { Style, VariantName } from "../theme/variants";
import { Link } from "./link";

/** Columns of a grid of six that a card takes: where two stand side by side, and where three do. */
export interface CardSpan {
  readonly medium: number;
  readonly large: number;
}

/** Entries in each row: as even as can be, the shorter rows first. Five in rows of three make two and three. */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const least = Math.floor(count / rows);
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? least : least + 1));
}

/** Pairs; the last three of an odd number share a row. */
export const pairs = (count: number): number[] =>
  count < 4 ? [count] : [...Array.from({ length: Math.floor(count / 2) - 1 }, () => 2), 2 + (count % 2)];

const largeRows = {
  even: (count: number) => rowLengths(count, 3),
  /** The first has a row for itself where the others then fill theirs. */
  lead: (count: number) => (count % 3 === 1 ? [1, ...rowLengths(count - 1, 3)] : rowLengths(count, 3)),
  pairs,
};

/**
 * Cards in rows of up to three, and of two where there is less room, so that any number of them looks meant. Where one is
 * left over, it takes a whole row: the last, or with `lead` the first.
 */
export function withSpans<Entry>(entries: readonly Entry[], arrangement: keyof typeof largeRows = "even") {
  const count = entries.length;
  const leftOver = arrangement === "lead" ? 0 : count - 1;
  const large = largeRows[arrangement](count).flatMap((length) => Array.from({ length }, () => 6 / length));
  return entries.map((entry, index) => {
    const isWhole = count % 2 === 1 && index === leftOver;
    return { entry, index, span: { medium: isWhole ? 6 : 3, large: large[index] ?? 6 } };
  });
}

/** The grounds of services, one after the other. */
export const tintOf = (index: number) => (["cards.mist", "cards.sky", "cards.sun"] as const)[index % 3];

export const CardGrid = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul
    className={className}
    data-cards=""
    sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "repeat(6, minmax(0, 1fr))"], gap: "20px" }}
  >
    {children}
  </ul>
);

export const cardPlace = ({ medium, large }: CardSpan) =>
  ({ gridColumn: [null, `span ${medium}`, `span ${large}`] }) satisfies Style;

interface CardTitleProps {
  to: string;
  children: ReactNode;
  variant?: VariantName;
  className?: string;
}

/** The title of a card and its link. In a list with `data-cards`, as `CardGrid` is, the whole card can be pressed. */
export const CardTitle = ({ to, children, variant = "text.h3", className }: CardTitleProps) => (
  <h3 className={className} sx={{ variant }}>
    <Link to={to} sx={{ variant: "links.plain" }}>
      {children}
    </Link>
  </h3>
);

export const CardMore = ({ children, variant = "more" }: { children: string; variant?: "more" | "moreOnBand" }) => (
  <p aria-hidden="true" data-leads="on" sx={{ variant: `links.${variant}` }}>
    {children}
  </p>
);
