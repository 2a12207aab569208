import { type CSSProperties, Fragment, type ReactNode } from "react";
import { useLanguage, useMessages } from "../components/messages";
import { writtenExactly } from "../components/numbers";
import { VisuallyHidden } from "../components/visually-hidden";
import type { BlockOf } from "../content/entry";
import { amountsIn, sumOf } from "../content/figures/reckon";
import { onNarrowScreens, onPhones, onSmallestScreens } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { SheetFrame, useIsPiece } from "./sheet-frame";

interface TableProps {
  head: readonly string[];
  children: ReactNode;
  foot?: readonly string[] | undefined;
  className?: string;
}

function Table({ head, children, foot: [sum, ...sums] = [], className }: TableProps) {
  const isPiece = useIsPiece();
  return (
    <table
      className={className}
      sx={{
        width: "100%",
        borderCollapse: "collapse",
        "& th, & td": { py: isPiece ? "5px" : "11px", lineHeight: "snug" },
        ...(isPiece && { "& tbody :is(th, td)": { fontSize: "label" } }),
        "& thead th": { fontSize: "small", fontWeight: "body", color: "muted" },
        "& tbody th": { fontWeight: "medium" },
        "& td": { variant: "text.display" },
        "& tfoot tr": { borderTop: "1.5px solid", borderColor: "text" },
      }}
    >
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {sum && !isPiece && (
        <tfoot>
          <tr>
            <th scope="row">{sum}</th>
            {sums.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Where text is enlarged, or amounts are many, an item stands above its amounts. */
const stacked = (columns: number) =>
  ({
    "& tr": { display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    "& th:first-of-type, & td[colspan]": { gridColumn: "1 / -1" },
    "& th, & td": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "& th + th, & td": { pt: 0, pl: "4px" },
    "& th:nth-of-type(2), & td:first-of-type": { pl: 0, textAlign: "left" },
    "& thead th": { fontSize: "0.75rem" },
  }) satisfies Style;

const statementStyle = (columns: number, isPiece: boolean) =>
  ({
    "& th, & td": { px: 0, textAlign: "left", verticalAlign: "top" },
    "& th + th, & td": { pl: ["12px", "24px"], textAlign: "right" },
    // An amount is never broken in two: where there is little room, an item is.
    "& td": { whiteSpace: "nowrap" },
    "& tbody th": { overflowWrap: "anywhere" },
    "& tbody tr:nth-of-type(odd)": { borderTop: "rule" },
    "& tbody tr:nth-of-type(odd) > *": { pb: "6px" },
    "& tbody tr:last-of-type td": { pb: "6px" },
    ...(columns > 3 ? { [onPhones]: stacked(columns) } : {}),
    [columns > 2 ? onSmallestScreens : onNarrowScreens]: stacked(columns),
    "& td[colspan]": {
      py: 0,
      pl: 0,
      textAlign: "left",
      whiteSpace: "normal",
      fontFamily: "body",
      fontWeight: "body",
    },
    "& td[colspan]::after": {
      content: '""',
      display: "block",
      width: "calc(var(--share) * 1%)",
      maxWidth: "100%",
      height: "4px",
      mt: isPiece ? "1px" : "4px",
      bg: "primary",
      forcedColorAdjust: "none",
    },
    "& mark": {
      display: "inline-block",
      mb: isPiece ? "4px" : "6px",
      px: isPiece ? "8px" : "10px",
      py: isPiece ? "1px" : "3px",
      borderRadius: "small",
      variant: "text.marked",
      fontSize: "small",
    },
  }) satisfies Style;

export function Statement({ section }: { section: BlockOf<"statement"> }) {
  const { item, columns, rows, total, totals = [], ...sheet } = section.statement;
  const isPiece = useIsPiece();
  return (
    <SheetFrame section={section} sheet={sheet}>
      <Table
        head={[item, ...columns]}
        foot={total ? [total, ...totals] : undefined}
        sx={statementStyle(columns.length, isPiece)}
      >
        {(isPiece ? rows.slice(0, 3) : rows).map(({ title, amounts, share, remark }, index) => (
          <Fragment key={index}>
            <tr>
              <th scope="row">{title}</th>
              {amounts.map((amount, column) => (
                <td key={column}>{amount}</td>
              ))}
            </tr>
            <tr>
              <td
                colSpan={columns.length + 1}
                style={{ "--share": share ?? amounts[0]?.split(/\s/)[0] } as CSSProperties}
              >
                {remark && <mark>{remark}</mark>}
              </td>
            </tr>
          </Fragment>
        ))}
      </Table>
    </SheetFrame>
  );
}

const comparisonStyle = {
  "& th, & td": { px: ["4px", "12px"], textAlign: "right" },
  "& th:first-of-type": { pl: 0, textAlign: "left" },
  "& thead th": { verticalAlign: "bottom" },
  "& tbody tr": { borderTop: "rule" },
  "& tfoot th": { fontWeight: "medium" },
  "& td": { fontSize: "h4" },
  [onSmallestScreens]: { "& td": { fontSize: "label" } },
  [onNarrowScreens]: { "& th, & td": { overflowWrap: "anywhere" } },
  "& thead th:nth-of-type(2), & tbody td:nth-of-type(1)": { color: "primary" },
  "& mark": {
    position: "relative",
    whiteSpace: "nowrap",
    px: ["6px", "11px"],
    py: "3px",
    mr: ["-4px", "-11px"],
    borderRadius: "pill",
    bg: "accent",
    color: "onAccent",
  },
} satisfies Style;

const answers = ["first", "second"] as const;

type Row = BlockOf<"comparison">["comparison"]["rows"][number];

/** How far each answer is off; none where one of them is no number. */
function distancesOf({ truth, first, second }: Row): number[] {
  const [right = 0, ...given] = amountsIn([truth, first, second]) ?? [];
  return given.map((amount) => Math.abs(amount - right));
}

function isCloser(row: Row, answer: (typeof answers)[number]): boolean {
  const distances = distancesOf(row);
  const [first = 0, second = 0] =
    distances.length > 0 ? distances : answers.map((each) => Number(row[each] !== row.truth));
  return answer === "first" ? first < second : second < first;
}

function useDistances(rows: readonly Row[]): string[] | undefined {
  const { locale } = useLanguage();
  const distances = rows.map(distancesOf);
  if (distances.some(({ length }) => length === 0)) return undefined;
  const means = answers.map((_, place) => sumOf(distances.map((both) => both[place] ?? 0)) / rows.length);
  return means.map((mean) => writtenExactly(mean, locale, Math.min(...means) < 10 ? 1 : 0));
}

export function Comparison({ section }: { section: BlockOf<"comparison"> }) {
  const { item, truth, first, second, rows, ...sheet } = section.comparison;
  const words = useMessages().artefact;
  const distances = useDistances(rows);
  const isPiece = useIsPiece();
  return (
    <SheetFrame section={section} sheet={sheet}>
      <Table
        head={[item, truth, first, second]}
        foot={distances && [words.offBy, "", ...distances]}
        sx={comparisonStyle}
      >
        {(isPiece ? rows.slice(0, 5) : rows).map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.title}</th>
            <td>{row.truth}</td>
            {answers.map((answer) => (
              <td key={answer}>
                {isCloser(row, answer) ? (
                  <mark>
                    {row[answer]} <VisuallyHidden>{words.closer}</VisuallyHidden>
                  </mark>
                ) : (
                  row[answer]
                )}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </SheetFrame>
  );
}
