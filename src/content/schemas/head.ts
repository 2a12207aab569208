import { z } from "zod";
import { text } from "./fields";

/** What a name in braces stands for is not known here; most are words of about this many characters. */
const lengthOfName = 8;

const visibleLength = (words: string) => words.replace(/\{\w+\}/g, "x".repeat(lengthOfName)).length;

/** What search engines and link previews read about one page. */
export const head = z
  .strictObject({
    title: text(
      "Title in the browser tab and in search results, 65 characters at most. The company's name is added.",
    ).refine((words) => visibleLength(words) <= 65, {
      error: "is longer than 65 characters; search results cut it off",
    }),
    description: text("One or two sentences for search results, 50 to 160 characters.")
      .refine((words) => visibleLength(words) >= 50, {
        error: "is shorter than 50 characters; search results have room for more",
      })
      .refine((words) => visibleLength(words) <= 160, {
        error: "is longer than 160 characters; search results cut it off",
      }),
    keywords: z.array(text("One keyword or phrase.")).min(1).describe("What this page is about, most telling first."),
  })
  .meta({ id: "ContentHead" });
