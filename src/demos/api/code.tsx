import type { CodeToken, TokenKind } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";

/** Colours on the dark ground of code, each of 7 to 1 against it or more. */
const colorsOfKinds = {
  string: { color: "accentHover" },
  number: { color: "accent" },
  name: { color: "onBandIcon" },
  keyword: { color: "onBandIcon", fontWeight: "bold" },
} satisfies Record<Exclude<TokenKind, "plain">, Style>;

const blockStyle = {
  p: ["16px", "18px 20px"],
  bg: "bandInset",
  color: "onBand",
  fontFamily: "monospace",
  fontSize: ["0.8125rem", "0.875rem"],
  lineHeight: 1.7,
  border: "1px solid",
  borderColor: "border",
  borderRadius: "medium",
  // Pushed beyond its end it stays where it is, and does not go to another page.
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  "& pre": { m: 0, fontFamily: "inherit" },
} satisfies Style;

const lineStyle = {
  display: "block",
  fontFamily: "inherit",
  whiteSpace: ["pre-wrap", "pre"],
  overflowWrap: "anywhere",
  "& > [data-whole]": { whiteSpace: "nowrap" },
} satisfies Style;

/** Characters that a line which goes on below stands in, more than its first word. */
const hanging = 2;

/** True for a number, a date or a word in quotes that has room in one line of the narrowest phone. */
const isWhole = (text: string) => text.length <= 22 && !text.includes(" ");

/** Code by lines, each with how far its first word stands in; put together again, their texts are the code. */
export function linesOf(tokens: readonly CodeToken[]) {
  const lines: CodeToken[][] = [[]];
  for (const [kind, text] of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push([kind, part]);
      if (part.endsWith("\n")) lines.push([]);
    }
  }
  return lines.map((line) => {
    const [, text = ""] = line[0] ?? [];
    return { tokens: line, indent: text.length - text.replace(/^ +/, "").length };
  });
}

interface CodeProps {
  label: string;
  id?: string;
  tokens: readonly CodeToken[] | undefined;
  values: Readonly<Record<string, string>>;
}

export const Code = ({ label, id, tokens, values }: CodeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label} sx={blockStyle}>
    <pre id={id} translate="no">
      {linesOf(tokens ?? []).map(({ tokens: pieces, indent }, number) => (
        <code
          key={number}
          sx={{ ...lineStyle, pl: [`${indent + hanging}ch`, 0], textIndent: [`-${indent + hanging}ch`, 0] }}
        >
          {pieces.map(([kind, template], index) => {
            const text = interpolate(template, values);
            if (kind === "plain") return text;
            return (
              <span key={index} data-whole={isWhole(text) ? "" : undefined} sx={colorsOfKinds[kind]}>
                {text}
              </span>
            );
          })}
        </code>
      ))}
    </pre>
  </section>
);
