import { ScrollRegion } from "../../../components/scroll-region";
import type { CodeToken, TokenKind } from "../../../content/text/code-token";
import { interpolate } from "../../../content/text/text";
import type { Style } from "../../../theme/variants";
import { linesOf } from "./code-lines";

/** Colours on the dark ground of code, each of 7 to 1 against it or more. */
const colorsOfKinds = {
  string: { color: "accentHover" },
  number: { color: "accent" },
  name: { color: "onBandIcon" },
  keyword: { color: "onBandIcon", fontWeight: "bold" },
} satisfies Record<Exclude<TokenKind, "plain">, Style>;

/** Characters that the rest of a line stands in, where it goes on below: so many more than its first word. */
const hanging = 2;

const line = {
  display: "block",
  fontFamily: "inherit",
  // On phones long lines go on below, and a number or a date stays whole.
  whiteSpace: ["pre-wrap", "pre"],
  overflowWrap: "anywhere",
  "& > [data-whole]": { whiteSpace: "nowrap" },
} satisfies Style;

/** Characters that have room in one line of the narrowest phone. */
const longestWhole = 22;

/** True for a number, a date or a word in quotes, which would break at its hyphens. */
const isWhole = (text: string) => text.length <= longestWhole && !text.includes(" ");

interface CodeProps {
  /** Said of it to those who reach it by keyboard. */
  label: string;
  /** The id of all of its lines, for what copies them. */
  id?: string;
  /** The pieces that the build has made of it. */
  tokens: readonly CodeToken[] | undefined;
  /** Values of the names in braces. */
  values: Readonly<Record<string, string>>;
}

/** Code in colour. */
export const Code = ({ label, id, tokens, values }: CodeProps) => (
  <ScrollRegion
    label={label}
    sx={{
      p: ["16px", "18px 20px"],
      bg: "bandInset",
      color: "onBand",
      fontFamily: "monospace",
      fontSize: ["0.8125rem", "0.875rem"],
      lineHeight: 1.7,
      border: "1px solid",
      borderColor: "border",
      borderRadius: "medium",
    }}
  >
    <pre id={id} translate="no" sx={{ m: 0, fontFamily: "inherit" }}>
      {linesOf(tokens ?? []).map(({ tokens: pieces, indent }, number) => (
        <code
          key={number}
          sx={{ ...line, pl: [`${indent + hanging}ch`, 0], textIndent: [`-${indent + hanging}ch`, 0] }}
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
  </ScrollRegion>
);
