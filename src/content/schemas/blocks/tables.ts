import { z } from "zod";
import { amountIn, amountsIn, sumOf } from "../../figures/reckon";
import { block, blockHeading, sheetFields, urgency } from "../block";
import { choice, refuse, text } from "../fields";

const amounts = (description: string) =>
  z.array(text("An amount; its unit may stand in the heading of its column.")).min(2).max(4).describe(description);

const statementRow = z.strictObject({
  title: text("What the amounts are for."),
  amounts: amounts("One amount for each column."),
  share: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe("Length of the row's bar, in percent of the whole width. Left out, its first amount is that."),
  remark: text("What was written beside the row, one short line.").optional(),
});

const statement = z
  .strictObject({
    ...sheetFields,
    item: text("Heading of the column of names."),
    columns: z
      .array(text("The heading of a column of amounts, with their unit."))
      .min(2)
      .max(4)
      .describe("Headings of the columns of amounts. Phones leave out the third of four."),
    rows: z.array(statementRow).min(3).max(8).describe("Rows of the bill, in the order of the document."),
    total: text("The name of the sum. Left out where amounts are not added up.").optional(),
    totals: amounts("The sums of the columns, which the check adds up.").optional(),
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
      const amount = rows[index]?.amounts[0] ?? "";
      if (share === undefined && !/^(\d{1,2}(\.\d+)?|100|\{.*)$/.test(amount)) {
        refuse(context, ["rows", index, "amounts", 0], "is no length in percent; give the row a share");
      }
      if (share === undefined || !first || largest <= 0 || Math.abs(right - share) < 1) continue;
      const message = `is not the length of a bar of ${amount}, of which the longest is ${largest}: expected ${Math.round(right)}`;
      refuse(context, ["rows", index, "share"], message);
    }
  });

export const statementBlock = block("statement", "A bill or balance, line by line", {
  ...blockHeading,
  statement: statement.describe("The bill or balance."),
});

const comparisonRow = z
  .strictObject({
    title: text("What was asked: a day, a case."),
    truth: text("What was right."),
    first: text("What the first answered."),
    second: text("What the second answered."),
    closer: choice("Closer", {
      first: "The first answer",
      second: "The second answer",
      neither: "None of the two",
    }).describe("Which of the two came closer, marked by the sun."),
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
  item: text("Heading of the column of questions."),
  truth: text("Heading of the column of what was right."),
  first: text("Heading of the first answer's column."),
  second: text("Heading of the second answer's column."),
  rows: z.array(comparisonRow).min(3).max(8).describe("The questions."),
});

export const comparisonBlock = block("comparison", "Two answers to the same questions", {
  ...blockHeading,
  comparison: comparison.describe("The two answers."),
});

const ledgerRow = z
  .strictObject({
    title: text("The thing: two or three words."),
    detail: text("Line below it in small letters: what distinguishes it.").optional(),
    finding: text("What was found about it, in one short line."),
    marked: text("Words of the finding to underline: those that matter.").optional(),
    verdict: text("What is to be done or by when: one to three words."),
    urgency: urgency.describe("Colour of the verdict, by how urgent it is."),
  })
  .refine(({ finding, marked }) => marked === undefined || finding.includes(marked), {
    error: "is no part of the finding; copy words from it",
    path: ["marked"],
  });

const ledger = z.strictObject({
  ...sheetFields,
  rows: z.array(ledgerRow).min(3).max(7).describe("Rows of the list, the first most urgent."),
});

export const ledgerBlock = block("ledger", "A list in the order of its importance", {
  ...blockHeading,
  ledger: ledger.describe("The ranked list."),
});

const duration = (description: string) => z.number().min(0).describe(`${description}, in the unit of the pipeline.`);

const pipelineStation = z
  .strictObject({
    title: text("Name of the station, one to three words."),
    detail: text("What happens there, in small letters.").optional(),
    wait: duration("How long one waits before it"),
    work: duration("How long the work itself takes"),
  })
  .refine(({ wait, work }) => wait !== 0 || work !== 0, { error: "takes no time at all; give wait or work" });

const pipeline = z.strictObject({
  ...sheetFields,
  unit: text("Unit of all durations, as it stands after a number: h, ms."),
  stations: z.array(pipelineStation).min(3).max(8).describe("The stations, in the order they are passed."),
});

export const pipelineBlock = block("pipeline", "Stations one after another, with their times", {
  ...blockHeading,
  pipeline: pipeline.describe("Stations with their times."),
});
