import { isGroup } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import type { ContentFormat } from "../content/schemas/fields";
import { capitalised } from "../content/text/text";
import { type Problem, problemAt, type ValueProblem, visitEach } from "./problems";

type Remark = Omit<ValueProblem, "level">;

const fileName = /^\S+\.(png|jpe?g|webp|avif|svg|gif)$/i;
const pictureOf = /^(an? |the )?(image|picture|photo(graph)?|graphic|illustration|screenshot|icon) (of|showing)\s+/i;
const nothingSaid = /^(an? )?(image|picture|photo|graphic|illustration|logo|icon|screenshot|untitled|dsc\d*|img\d*)$/i;

/** Alternative texts that tell nothing, after the rules of the W3C's alt decision tree. */
function remarksOnAlternative(alt: string): Remark[] {
  if (fileName.test(alt)) return [{ message: "found the name of a file; say what the picture shows." }];
  if (nothingSaid.test(alt)) return [{ message: "found the kind of thing it is; say what the picture shows." }];
  const start = pictureOf.exec(alt)?.[0];
  if (!start) return [];
  const message = `found a text that begins with "${start.trim()}"; screen readers say that it is a picture by themselves. Say only what is shown.`;
  return [{ message, instead: capitalised(alt.slice(start.length)) }];
}

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

const source =
  /https?:|\]\(|\baccording to\b|\b(certified|verified|audited|measured|calculated)\b|\b(ISO|EN|GHG|source)\b/i;

const proof = "many countries allow such words only with proof. Say who measured or certified it, or leave it out.";

function remarksOnText(value: string, isShown: boolean): Remark[] {
  const [left] = unfinished.exec(value) ?? [];
  const [claimed] = (isShown && !source.test(value) && claim.exec(value)) || [];
  return [
    ...(left ? [{ words: left, message: `found "${left}", which looks unfinished; visitors would read it.` }] : []),
    ...(claimed ? [{ words: claimed, message: `found the claim "${claimed}" without a source; ${proof}` }] : []),
  ];
}

export function adviceOnWords(value: string, name: unknown, format: ContentFormat | undefined): ValueProblem[] {
  if (format === "file" || format === "link") return [];
  const remarks = [
    ...(name === "alt" ? remarksOnAlternative(value.trim()) : []),
    ...remarksOnText(value, format !== undefined),
  ];
  return remarks.map((remark) => ({ ...remark, level: "advice" }));
}

export const adviceOnDays = (content: ContentFile, today: string): Problem[] =>
  visitEach(content, (value, path, { dayOf }) => {
    if (!dayOf || typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
    const told = (message: string) => [
      problemAt(content, path, `found the day ${value}, ${message}`, { words: value, level: "advice" }),
    ];
    if (dayOf === "end" && value < today) return told("which is over; look at it again and move the day.");
    return dayOf === "change" && value > today ? told("which is yet to come; expected the day of a change.") : [];
  });

export const isUnwritten = ({ message }: Problem): boolean => message.includes("which looks unfinished");

export const unsaidPictures = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((content) =>
    visitEach(content, (value, path, { typeName }) => {
      const { src, alt } = (typeName === "ContentImage" && isGroup(value) && value) || {};
      if (alt !== "") return [];
      return [problemAt(content, [...path, "alt"], `nothing is said of what ${src} shows.`, { level: "advice" })];
    }),
  );
