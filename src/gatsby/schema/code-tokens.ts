import Prism from "prismjs";
import "prismjs/components/prism-bash";
import "prismjs/components/prism-json";
import "prismjs/components/prism-python";
import type { CodeToken, TokenType } from "../../content/entry";
import type { CodeLanguage } from "../../content/schemas/product/api-exchange";

const tokenTypes: Readonly<Record<string, TokenType>> = {
  string: "string",
  "template-string": "string",
  number: "number",
  boolean: "number",
  null: "number",
  property: "name",
  "literal-property": "name",
  function: "name",
  parameter: "name",
  keyword: "keyword",
};

/** Numbers that stand for names in braces: `{"share": {share}}` is no JSON until the name is filled in. */
const standIn = (index: number) => String(8_000_000_001 + index);

const names = /\{([a-zA-Z]+)\}/g;

function flat(token: string | Prism.Token): CodeToken[] {
  if (typeof token === "string") return [["plain", token]];
  const type = tokenTypes[token.type];
  if (typeof token.content === "string") return [[type ?? "plain", token.content]];
  const parts = [token.content].flat().flatMap(flat);
  return type ? [[type, parts.map(([, text]) => text).join("")]] : parts;
}

/** Neighbours of one type are one piece; blanks, which have no colour, belong to the piece before them. */
function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const pieces: [TokenType, string][] = [];
  for (const [type, text] of tokens) {
    const last = pieces.at(-1);
    if (last && (last[0] === type || text.trim() === "")) last[1] += text;
    else pieces.push([type, text]);
  }
  return pieces;
}

export function codeTokens(code: string, language: CodeLanguage): CodeToken[] {
  const found = [...new Set([...code.matchAll(names)].map(([whole]) => whole))];
  const numbered = found.reduce((text, name, index) => text.replaceAll(name, standIn(index)), code.trimEnd());
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism knows no language ${language}.`);
  const named = (text: string) => found.reduce((rest, name, index) => rest.replaceAll(standIn(index), name), text);
  return joined(Prism.tokenize(numbered, grammar).flatMap(flat)).map(([type, text]) => [type, named(text)]);
}
