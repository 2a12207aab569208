import type { z } from "zod";
import type { enquiryWords } from "../schemas/enquiry";

/** The words that all enquiries share, as `enquiry-words.yaml` has them. */
export type EnquiryWords = z.output<typeof enquiryWords>;

/** Puts values into the braces of a sentence: `fill("At most {max}.", { max: 5 })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{([a-zA-Z]+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
