import { z } from "zod";
import { amountIn, amountsIn, sumOf } from "../../content/figures/reckon";
import { block, blockHeading } from "../../content/schemas/block";
import { choice, refuse, text } from "../../content/schemas/fields";
import { sheetFields } from "../../content/schemas/sheet";

const amounts = (description: string) =>
  z.array(text("An amount; its unit may stand in the heading of its column.")).min(2).max(4).describe(description);

const statementRow = z.strictObject({
  title: text("What the amounts are for.", "What the amounts are for"),
  amounts: amounts("One amount for each column."),
  share: z.number().min(0).max(100).optional().meta({
    label: "Length of the bar",
    description: "The length of the row's bar, in percent of the whole width. Left out, its first amount is that.",
  }),
  remark: text("What was written beside the row: one short line.", "Remark beside the row").optional(),
});

const statement = z
  .strictObject({
    ...sheetFields,
    item: text("The heading of the column of names.", "Heading of the names"),
    columns: z
      .array(text("The heading of a column of amounts, with their unit."))
      .min(2)
      .max(4)
      .meta({ label: "Headings of the amounts", description: "The columns. Phones leave out the third of four." }),
    rows: z
      .array(statementRow)
      .min(3)
      .max(8)
      .meta({ label: "Rows of the bill", description: "The rows, in the order of the document." }),
    total: text("The name of the sum. Left out where amounts are not added up.", "Name of the sum").optional(),
    totals: amounts("The sums of the columns, which the check adds up.")
      .optional()
      .meta({ label: "Sums of the columns" }),
  })
  .superRefine(({ columns, rows, total, totals }, context) => {
    for (const [index, { amounts }] of rows.entries()) {
      if (amounts.length !== columns.length)
        refuse(context, ["rows", index, "amounts"], `has not one amount for each of the ${columns.length} columns`);
    }
    if ((total === undefined) !== (totals === undefined) || (totals && totals.length !== columns.length))
      refuse(context, ["totals"], "is not one sum for each column, with total as their name");
    for (const [column, total] of (totals ?? []).entries()) {
      const amounts = amountsIn(rows.map((row) => row.amounts[column] ?? ""));
      const claimed = amountIn(total);
      if (!amounts || claimed === undefined || sumOf(amounts) === claimed) continue;
      refuse(context, ["totals", column], `is not the sum of its column, which is ${sumOf(amounts)}`);
    }
    const first = amountsIn(rows.map((row) => row.amounts[0] ?? ""));
    const largest = Math.max(...(first ?? []));
    for (const [index, { share }] of rows.entries()) {
      const right = ((first?.[index] ?? 0) / largest) * 100;
      if (share === undefined || !first || largest <= 0 || Math.abs(right - share) < 1) continue;
      const message = `is not the length of a bar of ${rows[index]?.amounts[0]}, of which the longest is ${largest}: expected ${Math.round(right)}`;
      refuse(context, ["rows", index, "share"], message);
    }
  });

export const statementBlock = block("statement", "A bill or balance, line by line", {
  ...blockHeading,
  statement: statement.meta({ label: "Bill or balance", description: "The bill or balance." }),
});

const comparisonRow = z
  .strictObject({
    title: text("What was asked: a day, a case.", "What was asked"),
    truth: text("What was right.", "What was right"),
    first: text("What the first answered.", "First answer"),
    second: text("What the second answered.", "Second answer"),
    closer: choice("Closer", {
      first: "The first answer",
      second: "The second answer",
      neither: "None of the two",
    }).meta({ label: "Which came closer", description: "Which of the two came closer, marked by the sun." }),
  })
  .superRefine(({ truth, first, second, closer }, context) => {
    const [right, one = 0, two = 0] = amountsIn([truth, first, second]) ?? [];
    if (right === undefined) return;
    const [byOne, byTwo] = [Math.abs(one - right), Math.abs(two - right)];
    const expected = byOne === byTwo ? "neither" : byOne < byTwo ? "first" : "second";
    if (closer === expected) return;
    const message = `is not what the numbers say: the first is ${byOne} off, the second ${byTwo}; expected ${expected}`;
    refuse(context, ["closer"], message);
  });

const comparison = z.strictObject({
  ...sheetFields,
  item: text("The heading of the column of questions.", "Heading of the questions"),
  truth: text("The heading of the column of what was right.", "Heading of what was right"),
  first: text("The heading of the first answer's column.", "Heading of the first answers"),
  second: text("The heading of the second answer's column.", "Heading of the second answers"),
  rows: z.array(comparisonRow).min(3).max(8).meta({ label: "Questions", description: "The questions." }),
});

export const comparisonBlock = block("comparison", "Two answers to the same questions", {
  ...blockHeading,
  comparison: comparison.meta({ label: "The two answers", description: "The two answers." }),
});
