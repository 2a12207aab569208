import { z } from "zod";
import { addIssue, list, text } from "./fields";

export const languages = z
  .strictObject({
    languages: list("The languages the selector lists; the first is the default, in which the content is.", [1], {
      code: z
        .string()
        .regex(/^[a-z]{2}$/, { error: "is not a two-letter language code such as en" })
        .describe("The two-letter code that is kept in the visitor's browser."),
      locale: z
        .string()
        .regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: "is not a locale such as en-GB" })
        .describe("Form of dates and numbers: the language, or the language with its country such as en-GB."),
      name: text("The language's own name."),
      flag: text("Mark beside the name, a short one. A language is not a country: letters, not a flag."),
      dataSet: z.string().describe("Language whose content is shown, by its code."),
      note: text("Note beside the name, for instance that the content is still in English.").optional(),
    }),
  })
  .superRefine(({ languages: list }, context) => {
    const codes = list.map(({ code }) => code);
    const dataSets = new Map(list.map(({ code, dataSet }) => [code, dataSet]));
    const report = (path: [number, string], message: string) => addIssue(context, ["languages", ...path], message);
    list.forEach(({ code, dataSet }, index) => {
      if (codes.indexOf(code) !== index) report([index, "code"], "is the code of an earlier language; leave one out");
      if (!codes.includes(dataSet)) {
        report([index, "dataSet"], `is not the code of a listed language; known: ${codes.join(", ")}`);
      } else if (index > 0 && dataSet !== codes[0] && dataSets.get(dataSet) !== dataSet) {
        report([index, "dataSet"], `shows "${dataSets.get(dataSet)}" itself; write that`);
      } else if (index === 0 && dataSet !== code) {
        report([0, "dataSet"], `is another language; the first is the default and shows its own content, ${code}`);
      }
    });
  });
