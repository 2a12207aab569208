import type { Counts } from "../../src/content/figures/counts";
import { factNames, facts } from "../../src/content/schemas/site";
import { capitalised } from "../../src/content/text/text";
import { code, heading, page, table } from "./markdown";

const counts: Record<keyof Counts, string> = {
  services: "how many services there are",
  products: "how many products there are",
  industries: "how many industries there are",
  offices: "how many offices there are",
  furtherServices: "how many services without pages of their own there are",
};

export function factsPage(): string {
  return page(
    heading(1, "Facts"),
    "What stands once and is named everywhere: a text with `{company}` shows what `content/site.yaml` says below `facts`, and changes with it.",
    table(
      ["name", "what it stands for"],
      factNames.map((name) => [code(`{${name}}`), facts.shape[name].description ?? ""]),
    ),
    heading(2, "Counts"),
    "Numbers in words, counted by the build: with five services `{services}` is *five*, and `{Services}` *Five*, for the beginning of a sentence.",
    table(
      ["name", "what it stands for"],
      Object.entries(counts).map(([name, words]) => [`${code(`{${name}}`)}, ${code(`{${capitalised(name)}}`)}`, words]),
    ),
  );
}
