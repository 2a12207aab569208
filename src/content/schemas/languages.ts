import { z } from "zod";
import { repeated } from "../fields/values";
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
  .superRefine(({ languages: all }, context) => {
    const own = all.filter(({ code, dataSet }, index) => index === 0 || code === dataSet).map(({ code }) => code);
    for (const { index } of repeated(all.map(({ code }) => code))) {
      addIssue(context, ["languages", index, "code"], "is the code of an earlier language; leave one out");
    }
    for (const [index, { code, dataSet }] of all.entries()) {
      const known = index === 0 ? [code] : own;
      if (known.includes(dataSet)) continue;
      const message = `is no language with content of its own here; expected ${known.join(" or ")}`;
      addIssue(context, ["languages", index, "dataSet"], message);
    }
  });
