import { useLanguage, useMessages } from "../../components/messages";
import { VisuallyHidden } from "../../components/visually-hidden";
import type { BlockOf } from "../../content/entry";
import { amountsIn, sumOf } from "../../content/figures/reckon";
import { onNarrowScreens, onSmallestScreens } from "../../theme/breakpoints";
import { SheetFrame } from "../sheet-frame";

export function Comparison({ section }: { section: BlockOf<"comparison"> }) {
  const { item, truth, first, second, rows, ...sheet } = section.comparison;
  const words = useMessages().artefact;
  const { locale } = useLanguage();
  const truths = amountsIn(rows.map((row) => row.truth));
  /** Mean distance of an answer from the right one; only where all of them are numbers. */
  const offBy = (answer: "first" | "second"): number | undefined => {
    const given = amountsIn(rows.map((row) => row[answer]));
    if (!truths || !given) return undefined;
    return sumOf(given.map((amount, index) => Math.abs(amount - (truths[index] ?? 0)))) / rows.length;
  };
  const means = [offBy("first"), offBy("second")];
  const digits = Math.min(...means.map((mean) => mean ?? Number.POSITIVE_INFINITY)) < 10 ? 1 : 0;
  const [firstOff, secondOff] = means.map((mean) =>
    mean?.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return (
    <SheetFrame section={section} sheet={sheet}>
      <table
        sx={{
          width: "100%",
          borderCollapse: "collapse",
          "& th, & td": { py: "11px", px: ["4px", "12px"], textAlign: "right", lineHeight: "snug" },
          "& th:first-of-type": { pl: 0, textAlign: "left" },
          "& thead th": { fontSize: "small", fontWeight: "body", color: "muted", verticalAlign: "bottom" },
          "& tbody tr": { borderTop: "1px solid", borderColor: "border" },
          "& tbody th, & tfoot th": { fontWeight: "medium" },
          "& tfoot tr": { borderTop: "1.5px solid", borderColor: "text" },
          "& td": { fontFamily: "heading", fontWeight: "heading", fontSize: "h4" },
          [onSmallestScreens]: { "& td": { fontSize: "label" } },
          [onNarrowScreens]: { "& th, & td": { overflowWrap: "anywhere" } },
          "& tbody td:nth-of-type(1)": { color: "primary" },
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
        }}
      >
        <thead>
          <tr>
            {[item, truth, first, second].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.title}</th>
              <td>{row.truth}</td>
              {(["first", "second"] as const).map((answer) => (
                <td key={answer}>
                  {row.closer === answer ? (
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
        </tbody>
        {firstOff && secondOff && (
          <tfoot>
            <tr>
              <th scope="row">{words.offBy}</th>
              <td />
              <td>{firstOff}</td>
              <td>{secondOff}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </SheetFrame>
  );
}
