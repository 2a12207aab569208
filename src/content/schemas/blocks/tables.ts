import { z } from "zod";
import { amountIn, amountsIn, amountsWithin, sumOf } from "../../figures/reckon";
import { block, blockHeading, sheetFields } from "../block";
import { addIssue, choice, flag, group, list, text } from "../fields";

const amounts = (description: string) =>
  z.array(text("An amount; its unit may stand in the heading of its column.")).min(2).max(4).describe(description);

const percent = z.number().min(0).max(100);

const statement = z
  .strictObject({
    ...sheetFields,
    item: text("Heading of the column of names."),
    columns: z.array(text("A heading with its unit.")).min(2).max(4).describe("Headings of the columns of amounts."),
    rows: list("Rows of the bill, in the order of the document.", [3, 8], {
      title: text("What the amounts are for."),
      amounts: amounts("One amount for each column."),
      share: percent.optional().describe("Length of the row's bar, in percent. Left out, its first amount is that."),
      remark: text("What was written beside the row, one short line.").optional(),
    }),
    total: text("The name of the sum. Left out where amounts are not added up.").optional(),
    totals: amounts("The sums of the columns, which the check adds up.").optional(),
  })
  .superRefine(({ columns, rows, total, totals }, context) => {
    for (const [index, { amounts }] of rows.entries()) {
      if (amounts.length !== columns.length)
        addIssue(context, ["rows", index, "amounts"], `has not one amount for each of the ${columns.length} columns`);
    }
    if ((total === undefined) !== (totals === undefined) || (totals && totals.length !== columns.length))
      addIssue(context, ["totals"], "is not one sum for each column, with total as their name");
    for (const [column, total] of (totals ?? []).entries()) {
      const amounts = amountsIn(rows.map((row) => row.amounts[column] ?? ""));
      const claimed = amountIn(total);
      if (!amounts || claimed === undefined || sumOf(amounts) === claimed) continue;
      addIssue(context, ["totals", column], `is not the sum of its column, which is ${sumOf(amounts)}`);
    }
    const first = amountsIn(rows.map((row) => row.amounts[0] ?? ""));
    const largest = Math.max(...(first ?? []));
    for (const [index, { share }] of rows.entries()) {
      const right = ((first?.[index] ?? 0) / largest) * 100;
      const amount = rows[index]?.amounts[0] ?? "";
      if (share === undefined && !/^(\d{1,2}(\.\d+)?|100|\{.*)$/.test(amount)) {
        addIssue(context, ["rows", index, "amounts", 0], "is no length in percent; give the row a share");
      }
      if (share === undefined || !first || largest <= 0 || Math.abs(right - share) < 1) continue;
      const message = `is not the length of a bar of ${amount}, of which the longest is ${largest}: expected ${Math.round(right)}`;
      addIssue(context, ["rows", index, "share"], message);
    }
  });

const ledgerRow = z
  .strictObject({
    title: text("The thing: two or three words."),
    detail: text("Line below it in small letters: what distinguishes it.").optional(),
    finding: text("What was found about it, in one short line."),
    marked: text("Words of the finding to underline: those that matter.").optional(),
    verdict: text("What is to be done or by when: one to three words."),
    urgency: choice("Urgency", {
      now: "To be done at once",
      soon: "To be done soon",
      later: "Can wait",
    }).describe("Colour of the verdict, by how urgent it is."),
  })
  .refine(({ finding, marked }) => marked === undefined || finding.includes(marked), {
    error: "is no part of the finding; copy words from it",
    path: ["marked"],
  });

const sumOfRows = (rows: readonly { value: string }[]) =>
  [0, -1].map((end) => sumOf(rows.map(({ value }) => amountsWithin(value).at(end) ?? 0)));

const documentPart = z
  .strictObject({
    title: text("The heading of the part.").optional(),
    text: text("Paragraph.").optional(),
    rows: list("Lines of a title and a value, as in a table.", [0, 10], {
      title: text("What the value is of."),
      value: text("Value: a word, a date, a number with its unit."),
      isSum: flag("Sum of the rows above: the check adds them up, what is from 9 to 14 at both ends.", false),
    }).default([]),
    list: z.array(text("One line.")).max(8).default([]).describe("Lines with a number before each."),
  })
  .refine((part) => part.text !== undefined || part.rows.length + part.list.length > 0, {
    error: "says nothing; give it text, rows or list",
  })
  .superRefine(({ rows }, context) => {
    const place = rows.findIndex(({ isSum }) => isSum);
    if (place < 0) return;
    const [least, most] = sumOfRows(rows.slice(0, place));
    const claimed = sumOfRows(rows.slice(place, place + 1));
    if (claimed[0] === least && claimed[1] === most) return;
    const message = `is not the sum of the rows above it, which is ${least === most ? least : `${least} to ${most}`}`;
    addIssue(context, ["rows", place, "value"], message);
  });

export const tables = [
  block("statement", "A bill or balance, line by line", {
    ...blockHeading,
    statement: statement.describe("The bill or balance."),
  }),
  block("comparison", "Two answers to the same questions", {
    ...blockHeading,
    comparison: group("The two answers.", {
      ...sheetFields,
      item: text("Heading of the column of questions."),
      truth: text("Heading of the column of what was right."),
      first: text("Heading of the first answer's column."),
      second: text("Heading of the second answer's column."),
      rows: list("The questions. Of the answers the nearer number, or the right word, is marked by the sun.", [3, 8], {
        title: text("What was asked: a day, a case."),
        truth: text("What was right."),
        first: text("What the first answered."),
        second: text("What the second answered."),
      }),
    }),
  }),
  block("ledger", "A list in the order of its importance", {
    ...blockHeading,
    ledger: group("The ranked list.", {
      ...sheetFields,
      rows: z.array(ledgerRow).min(3).max(7).describe("Rows of the list, the first most urgent."),
    }),
  }),
  block("document", "A document of one or two pages, to open", {
    ...blockHeading,
    document: group("The document with its pages.", {
      ...sheetFields,
      open: text(
        "The words that open it: Open the estimate. Without them it lies open, as other sheets do.",
      ).optional(),
      pages: list("The pages as they would be printed.", [1, 2], {
        parts: z.array(documentPart).min(1).max(6).describe("The parts of the page, from its top."),
      }),
    }),
  }),
] as const;
