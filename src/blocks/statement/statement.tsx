import { Fragment } from "react";
import type { BlockOf } from "../../content/entry";
import { onNarrowScreens, onSmallestScreens } from "../../theme/breakpoints";
import { SheetFrame } from "../sheet-frame";

export function Statement({ section }: { section: BlockOf<"statement"> }) {
  const { item, columns, rows, total, totals, ...sheet } = section.statement;
  return (
    <SheetFrame section={section} sheet={sheet}>
      <table
        sx={{
          width: "100%",
          borderCollapse: "collapse",
          "& th, & td": { py: "11px", px: 0, textAlign: "left", verticalAlign: "top", lineHeight: "snug" },
          "& thead th": { fontSize: "small", fontWeight: "body", color: "muted" },
          "& th + th, & td": { pl: ["12px", "24px"], textAlign: "right", whiteSpace: "nowrap" },
          "& tbody tr:nth-of-type(odd), & tfoot tr": { borderTop: "1px solid", borderColor: "border" },
          "& tbody tr:nth-of-type(odd) > *": { pb: "6px" },
          "& tbody th": { fontWeight: "medium" },
          "& td": { fontFamily: "heading", fontWeight: "heading" },
          // A phone has no room for the third of four.
          ...(columns.length > 3 && {
            "& thead th:nth-of-type(4), & td:nth-of-type(3)": { display: ["none", "table-cell"] },
          }),
          // Where text is enlarged, or amounts are many, an item stands above its amounts.
          [columns.length > 2 ? onSmallestScreens : onNarrowScreens]: {
            "& tr": { display: "grid", gridTemplateColumns: `repeat(${Math.min(columns.length, 3)}, 1fr)` },
            "& th:first-of-type, & td[colspan]": { gridColumn: "1 / -1" },
            "& th, & td": { overflowWrap: "anywhere" },
          },
          // Its bar is the rule below a row, as far as the row's share goes.
          "& td[colspan]": {
            py: 0,
            pl: 0,
            textAlign: "left",
            whiteSpace: "normal",
            fontFamily: "body",
            fontWeight: "body",
          },
          "& tfoot tr": { borderTopWidth: "1.5px", borderColor: "text" },
          "& i": { display: "block", maxWidth: "100%", height: "4px", mt: "4px", bg: "primary" },
          "& mark": {
            display: "inline-block",
            mb: "6px",
            px: "10px",
            py: "3px",
            borderRadius: "small",
            bg: "accentTint",
            color: "onAccentTint",
            fontSize: "small",
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{item}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, amounts, share, remark }, index) => (
            <Fragment key={index}>
              <tr>
                <th scope="row">{title}</th>
                {amounts.map((amount, column) => (
                  <td key={column}>{amount}</td>
                ))}
              </tr>
              <tr>
                <td colSpan={columns.length + 1}>
                  {remark && <mark>{remark}</mark>}
                  <i aria-hidden="true" style={{ width: `calc(${share ?? amounts[0]?.split(/\s/)[0]} * 1%)` }} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {totals?.map((amount, column) => (
                <td key={column}>{amount}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </SheetFrame>
  );
}
