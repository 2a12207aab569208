import { useId } from "react";
import { Icon } from "../../components/icon";
import { useMessages } from "../../components/messages";
import { Tabs, tabId } from "../../components/tabs";
import { useKept } from "../../components/use-kept";
import type { CodeToken, TokenType } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import { type DemoOf, Frame } from "../frame";
import { GridDay } from "./grid-day";
import { exchangeValues, mixOf } from "./grid-mix";

const look = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.25fr) minmax(0, 1fr)"],
  gap: "28px 32px",
  "& > div:nth-last-of-type(-n + 2)": { display: "grid", grid: "auto minmax(0, 1fr) / minmax(0, 1fr)" },
  "& h3": { fontWeight: "bold", fontSize: "label" },
  "@media (scripting: none)": { "& [role=tablist], & button": { display: "none" } },
} satisfies Style;

const bar = {
  variant: "layout.row",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px",
  minHeight: "54px",
  mb: "12px",
} satisfies Style;

function useQuestion(exchange: DemoOf<"apiExchange">) {
  const mix = exchange.gridMix;
  const [code, onZone] = useKept(exchange, "zone", () => mix?.zone ?? "");
  const [hour, onHour] = useKept(exchange, "hour", () => mix?.hour ?? 0);
  const zone = mix?.zones.find((one) => one.code === code);
  return mix && zone && { mix, zone, hour, onZone, onHour, ...mixOf(mix.sources, zone, hour) };
}

/** Copies a text and says whether it worked. The loader listens to it, before React and after. */
function CopyButton({ source, label }: { source: string; label: string }) {
  const { copied, copyRefused: refused } = useMessages();
  return (
    <div sx={{ variant: "layout.row", alignItems: "center" }}>
      <span
        role="status"
        // The loader's: what it has said stays when React comes.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: "" }}
        sx={{ color: "primary", fontSize: "small", fontWeight: "bold", "&:not(:empty)": { mr: 2 } }}
      />
      <button
        type="button"
        data-action="copy"
        data-copied={copied}
        data-refused={refused}
        value={source}
        sx={{ variant: "buttons.secondary", minHeight: "target", px: "18px", fontSize: "small" }}
      >
        <Icon name="copy" size={18} />
        {label}
      </button>
    </div>
  );
}

/** Colours on the dark ground of code, each of 7 to 1 against it or more. */
const colorsOfTokens = {
  string: { color: "accentHover" },
  number: { color: "accent" },
  name: { color: "onBandIcon" },
  keyword: { color: "onBandIcon", fontWeight: "bold" },
} satisfies Record<Exclude<TokenType, "plain">, Style>;

const blockStyle = {
  height: "100%",
  p: ["16px", "18px 20px"],
  bg: "bandInset",
  color: "onBand",
  fontFamily: "monospace",
  fontSize: ["0.8125rem", "0.875rem"],
  lineHeight: 1.7,
  border: "rule",
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

const Code = ({ label, id, tokens = [], values }: CodeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label} sx={blockStyle}>
    <pre id={id} translate="no">
      <code>
        {tokens.map(([type, template], index) => {
          const text = interpolate(template, values);
          return type === "plain" ? (
            text
          ) : (
            <span key={index} sx={colorsOfTokens[type]}>
              {text}
            </span>
          );
        })}
      </code>
    </pre>
  </section>
);

export function ApiExchange({ data: exchange }: { data: DemoOf<"apiExchange"> }) {
  const words = useMessages().apiExchange;
  const [panelId, requestId] = [useId(), useId()];
  const question = useQuestion(exchange);
  const [place, setPlace] = useKept(exchange, "place", () => 0);
  const values = question ? exchangeValues(question) : {};
  return (
    <Frame title={question ? words.dayTitle : words.title} note={exchange.note}>
      <div sx={look}>
        {question && <GridDay {...question} />}
        <div>
          <div sx={bar}>
            <Tabs
              label={words.languages}
              titles={exchange.requests.map(({ title }) => title)}
              chosen={place}
              onChoose={setPlace}
              panelId={panelId}
            />
            <CopyButton source={requestId} label={words.copyRequest} />
          </div>
          <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, place)}>
            <Code label={words.request} id={requestId} tokens={exchange.requests[place]?.code} values={values} />
          </div>
        </div>
        <div>
          <div sx={{ ...bar, minHeight: [null, null, bar.minHeight], alignItems: ["end", null, "center"] }}>
            <h3>
              {words.status} <span sx={{ color: "primary" }}>{exchange.status}</span>
            </h3>
          </div>
          <Code label={words.response} tokens={exchange.response} values={values} />
        </div>
      </div>
    </Frame>
  );
}
