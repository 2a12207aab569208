import { visitEach } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Marks that people leave where they mean to come back. */
const unfinished = /\b(TODO|TBD|TBC|FIXME|XXX)\b|\blorem ipsum\b|\?\?\?|\[(?:\.\.\.|…|insert\b[^\]]*|your [^\]]*)\]/i;

/** Claims that the law of many countries allows only with proof, such as the directive (EU) 2024/825. */
const claim = new RegExp(
  [
    String.raw`\b(climate|carbon|co2|co₂)[- ](neutral|positive|negative|friendly|free)\b`,
    String.raw`\b(environmentally|planet|eco|climate)[- ]?friendly\b`,
    String.raw`\bnet[- ]zero\b`,
    String.raw`\b(zero|no)[- ](emissions?|carbon|waste)\b`,
    String.raw`\bemission[- ]free\b`,
    String.raw`\b100 ?% (green|renewable|recycled|recyclable|sustainable)\b`,
    String.raw`\bbiodegradable\b`,
    String.raw`\b(green|sustainable) (hosting|electricity|power|company|products?|software|materials?)\b`,
  ].join("|"),
  "i",
);

/** Words by which a text names where a claim comes from. */
const source =
  /https?:|\]\(|\baccording to\b|\b(certified|verified|audited|measured|calculated)\b|\b(ISO|EN|GHG|source)\b/i;

const proof = "many countries allow such words only with proof. Say who measured or certified it, or leave it out.";

/** Texts that are not finished, and claims about the environment that nothing proves. */
export const textAdvice: Advise = (content) =>
  visitEach(content, (value, path, { contentFormat }) => {
    if (typeof value !== "string" || contentFormat === "file" || contentFormat === "link") return [];
    const told = (words: string, message: string) => advise(content, path, message, { at: { words } });
    const [left] = unfinished.exec(value) ?? [];
    const [claimed] = (contentFormat && !source.test(value) && claim.exec(value)) || [];
    return [
      ...(left ? [told(left, `found "${left}", which looks unfinished; visitors would read it.`)] : []),
      ...(claimed ? [told(claimed, `found the claim "${claimed}" without a source; ${proof}`)] : []),
    ];
  });
