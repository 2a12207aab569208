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
  "& pre": { m: 0 },
  "& pre, & code": { fontFamily: "inherit", whiteSpace: ["pre-wrap", "pre"], overflowWrap: "anywhere" },
} satisfies Style;

interface CodeProps {
  label: string;
  id?: string;
  tokens: readonly CodeToken[] | undefined;
  values: Readonly<Record<string, string>>;
}

export const Code = ({ label, id, tokens = [], values }: CodeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label} sx={blockStyle}>
    <pre id={id} translate="no">
      <code>
        {tokens.map(([kind, template], index) => {
          const text = interpolate(template, values);
          return kind === "plain" ? (
            text
          ) : (
            <span key={index} sx={colorsOfKinds[kind]}>
              {text}
            </span>
          );
        })}
      </code>
    </pre>
  </section>
);
