import { z } from "zod";
import { amountsIn } from "../../content/figures/reckon";
import { block, blockHeading } from "../../content/schemas/block";
import { refuse, text } from "../../content/schemas/fields";
import { sheetFields } from "../../content/schemas/sheet";

const comparisonRow = z
  .strictObject({
    title: text("What was asked: a day, a case.", "What was asked"),
    truth: text("What was right.", "What was right"),
    first: text("What the first answered.", "First answer"),
    second: text("What the second answered.", "Second answer"),
    closer: z
      .enum(["first", "second", "neither"])
      .meta({ id: "Closer" })
      .meta({ label: "Which came closer", description: "Which of the two came closer, marked by the sun." }),
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
