import { ScrollRegion } from "../../../components/scroll-region";
import { type TokenKind, tokensOf } from "../../../content/code-token";
import { interpolate } from "../../../content/text";
import type { Style } from "../../../theme/variants";

/** Colours on the dark ground of code, each of 7 to 1 against it or more. */
const colorsOfKinds = {
  string: { color: "accentHover" },
  number: { color: "accent" },
  name: { color: "onBandIcon" },
  keyword: { color: "onBandIcon", fontWeight: "bold" },
} satisfies Record<Exclude<TokenKind, "plain">, Style>;

interface CodeProps {
  /** Said of it to those who reach it by keyboard. */
  label: string;
  /** The id of the code itself, for what copies it. */
  id?: string;
  /** The pieces that the build has made of it. */
  tokens: unknown;
  /** Values of the names in braces. */
  values: Readonly<Record<string, string>>;
}

/** Code in colour. */
export const Code = ({ label, id, tokens, values }: CodeProps) => (
  <ScrollRegion
    label={label}
    sx={{
      p: "18px 20px",
      bg: "bandInset",
      color: "onBand",
      fontFamily: "monospace",
      fontSize: "0.875rem",
      lineHeight: 1.7,
      border: "1px solid",
      borderColor: "border",
      borderRadius: "medium",
    }}
  >
    <pre sx={{ m: 0, fontFamily: "inherit" }}>
      <code id={id}>
        {tokensOf(tokens).map(([kind, text], index) =>
          kind === "plain" ? (
            interpolate(text, values)
          ) : (
            <span key={index} sx={colorsOfKinds[kind]}>
              {interpolate(text, values)}
            </span>
          ),
        )}
      </code>
    </pre>
  </ScrollRegion>
);
