import { Announcement } from "../../components/announcement";
import { controlFrame } from "../../components/field";
import { type Brought, ButtonLink } from "../../components/link";
import { useLanguage, useMessages } from "../../components/messages";
import { writtenExactly } from "../../components/numbers";
import { interpolate } from "../../content/text/text";
import { useFiguresForOffers } from "../../enquiry/wizard/wizard-provider";
import { onLowScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { type DemoOf, Frame } from "../frame";
import { BillLine, useBillEntries } from "./bills";
import { figuresCsv, figuresText, saveCsv } from "./figures";
import { FootprintFoot, resultId } from "./foot";
import { footprintOf, tonnesOf } from "./footprint";
import { ScopeBar, ScopeList, useTonnes } from "./scopes";

const pane = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 2.1fr) minmax(0, 1fr)"],
  gap: ["32px", null, "0"],
  "& small": { display: "block", color: "muted", variant: "text.small" },
  "& li": { display: "grid", alignItems: "center", borderTop: "rule" },
  "& b": { variant: "text.display", textAlign: "right", whiteSpace: "nowrap" },
  "& > div > ul[aria-label] > li": {
    gridTemplateColumns: ["minmax(0, 1fr) auto", "minmax(0, 1fr) 11.9rem 4.75rem"],
    gap: "8px 16px",
    py: "14px",
    "@media print": { gridTemplateColumns: "minmax(0, 1fr) 7.5rem 4.75rem", py: "4px" },
    "&:first-of-type": { borderTop: 0 },
    // On a phone a line is its name and amount, its field, and what the amount is made of.
    "& > div": { display: ["contents", "block"], "& > small": { order: 1, gridColumn: "1 / -1" } },
    "& > b": { gridArea: ["1 / 2", "auto"] },
    "& > span": {
      gridArea: ["2 / 1", "auto"],
      display: ["flex", "grid"],
      flexWrap: "wrap",
      gridTemplateColumns: "minmax(0, 1fr) 3.3em",
      alignItems: "center",
      gap: "8px",
      fontSize: "label",
    },
  },
  "& label": { gridArea: ["1 / 1", "auto"], fontWeight: "bold" },
  "& input": {
    ...controlFrame,
    minWidth: "90px",
    maxWidth: ["15ch", "none"],
    // The foot must not lie over what is written in.
    scrollMarginBottom: ["110px", null, 0],
    minHeight: "target",
    px: "12px",
    bg: "background",
    // iPhones enlarge the page around a field of less.
    fontSize: "1rem",
    fontWeight: "bold",
    textAlign: "right",
    "&[aria-invalid=true]": { borderColor: "error", borderWidth: "2.5px" },
  },
  "& em": {
    gridColumn: "1 / -1",
    color: "error",
    fontStyle: "normal",
    fontWeight: "bold",
    fontSize: "small",
    overflowWrap: "anywhere",
  },
  "@media print": { "& input": { borderColor: "transparent" } },
  "@media (scripting: none)": { "& input": { borderColor: "transparent" }, "& button": { display: "none" } },
} satisfies Style;

export function FootprintCalculator({ data: calculator }: { data: DemoOf<"footprintCalculator"> }) {
  const messages = useMessages();
  const words = messages.footprint;
  const { locale } = useLanguage();
  const { lines, enter, leave, reset } = useBillEntries(calculator.bills, locale);
  const bills = lines.map(({ bill }) => bill);
  const footprint = footprintOf(bills);
  const { total, scopes } = footprint;
  const tonnes = useTonnes();
  const plain = (value: number) => writtenExactly(value, locale, 1);
  const result = interpolate(words.chart, {
    amount: plain(total),
    parts: scopes
      .map(({ scope, tonnes: sum, share }) => interpolate(words.chartPart, { scope, amount: plain(sum), share }))
      .join(", "),
  });
  const { handOver } = calculator;
  const isChanged = lines.some(({ sample, bill }) => bill.amount !== sample.amount);
  // The sample is nobody's own: with it, the enquiry is about the page.
  const brought: Brought =
    handOver && isChanged
      ? {
          offer: handOver.subject,
          figures: {
            label: interpolate(words.summary, { count: bills.length, amount: plain(total) }),
            text: figuresText(handOver.opening, bills, messages, locale),
          },
        }
      : {};
  useFiguresForOffers(brought.figures);

  return (
    <Frame title={calculator.title} note={calculator.note}>
      <div sx={pane}>
        <div sx={{ pr: [null, null, "36px"], mt: "-14px" }}>
          <ul aria-label={words.bills}>
            {lines.map(({ sample, entry, bill }, place) => (
              <BillLine
                key={sample.title}
                bill={sample}
                entry={entry}
                tonnes={tonnes(tonnesOf(bill))}
                onEnter={(text, units) => enter(place, text, units)}
                onLeave={() => leave(place)}
              />
            ))}
          </ul>
          <FootprintFoot footprint={footprint} />
        </div>
        <div
          id={resultId}
          sx={{
            position: "relative",
            zIndex: 2,
            bg: "surface",
            pl: [null, null, "36px"],
            borderLeft: [null, null, "1px solid"],
            borderColor: [null, null, "border"],
          }}
        >
          <div sx={{ position: [null, null, "sticky"], top: "112px", [onLowScreens]: { position: "static" } }}>
            <p sx={{ variant: "text.h1Detail" }}>{tonnes(total)}</p>
            <p sx={{ color: "muted", mt: 1 }}>{words.totalUnit}</p>
            <ScopeBar scopes={scopes} label={result} sx={{ height: "30px", my: "20px" }} />
            <ScopeList scopes={scopes} />
            <p
              data-no-print=""
              sx={{ display: ["grid", "flex"], flexWrap: "wrap", alignItems: "center", gap: "12px 20px", mt: "24px" }}
            >
              {handOver && (
                <ButtonLink to={handOver.url} {...brought} variant="primary">
                  {handOver.text}
                </ButtonLink>
              )}
              <button type="button" onClick={reset} sx={{ variant: "buttons.secondary" }}>
                {words.reset}
              </button>
              <span sx={{ variant: "layout.row", justifyContent: ["center", "start"], gap: "0 20px" }}>
                <button
                  type="button"
                  onClick={() => saveCsv(calculator.title, figuresCsv(bills, messages))}
                  sx={{ variant: "links.more" }}
                >
                  {words.download}
                </button>
                <button type="button" onClick={() => window.print()} sx={{ variant: "links.more" }}>
                  {words.print}
                </button>
              </span>
            </p>
          </div>
          <Announcement text={result} />
        </div>
      </div>
    </Frame>
  );
}
