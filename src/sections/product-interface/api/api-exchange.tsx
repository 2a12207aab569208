import { useId } from "react";
import { Announcement } from "../../../components/announcement";
import { Choice } from "../../../components/choice";
import { CopyButton } from "../../../components/copy-button";
import { clockText } from "../../../components/day-arc/clock";
import { useMessages } from "../../../components/messages";
import { Tabs, tabId } from "../../../components/tabs";
import { useKept } from "../../../components/use-kept";
import type { EntryOf } from "../../../content/entry";
import { interpolate } from "../../../content/text/text";
import type { Style } from "../../../theme/variants";
import { InterfaceFrame } from "../interface-frame";
import { Code } from "./code";
import { GridDay, type PublishedMix } from "./grid-day";
import { exchangeValues, mixOf } from "./grid-mix";

const look = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.25fr) minmax(0, 1fr)"],
  gap: "28px 32px",
  // The request's ground is as high as the answer's.
  "& > :has(> [role=tabpanel])": { display: "flex", flexDirection: "column" },
  "& [role=tabpanel]": { flex: 1, display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  "& h3": { fontWeight: "bold", fontSize: "label" },
  // Without scripts the sample stands as it is.
  "@media (scripting: none)": { "& [role=tablist], & button": { display: "none" } },
} satisfies Style;

const parameterList = {
  mt: 2,
  fontSize: "label",
  "& > div": { py: "8px", borderBottom: "1px solid", borderColor: "border" },
  "& dt": { float: "left", mr: "14px", fontFamily: "monospace", fontWeight: "bold" },
  "& dd": { color: "muted" },
} satisfies Style;

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px",
  minHeight: "54px",
  mb: "12px",
} satisfies Style;

interface ChoicesProps {
  mix: PublishedMix;
  zone: string;
  onZone: (code: string) => void;
}

/** Zone of the grid that the request asks about. */
function Choices({ mix, zone, onZone }: ChoicesProps) {
  const words = useMessages().apiExchange;
  return (
    <div
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 240px)"],
        gap: "16px 32px",
        "@media (scripting: none)": { display: "none" },
      }}
    >
      <Choice label={words.zone} value={zone} onChoose={onZone}>
        {mix.zones.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </Choice>
    </div>
  );
}

/** Values of a chosen zone and hour in request and answer, and the sentence that says it. */
function useExchange(exchange: NonNullable<EntryOf<"Product">["apiExchange"]>) {
  const mix = exchange.gridMix;
  const { said } = useMessages().apiExchange;
  const [code, setZone] = useKept(exchange, "zone", () => mix?.zone ?? "");
  const [hour, setHour] = useKept(exchange, "hour", () => mix?.hour ?? 0);
  const zone = mix?.zones.find((one) => one.code === code);
  if (!mix || !zone) return { values: {}, result: "", choices: undefined, day: undefined };
  const shares = mixOf(mix.sources, zone, hour);
  return {
    values: exchangeValues(zone, mix.day, hour, shares),
    result: interpolate(said, { zone: zone.title, hour: clockText(hour), share: shares.renewable }),
    choices: { mix, zone: code, onZone: setZone },
    day: { mix, zone, hour, onHour: setHour },
  };
}

/** A request to the API in several languages, and the answer to it, for what a visitor asks about. */
export function ApiExchange({ exchange }: { exchange: NonNullable<EntryOf<"Product">["apiExchange"]> }) {
  const words = useMessages().apiExchange;
  const [panelId, requestId] = [useId(), useId()];
  const { values, result, choices, day } = useExchange(exchange);
  const [place, setPlace] = useKept(exchange, "place", () => 0);
  const shown = exchange.requests[place];
  return (
    <InterfaceFrame title={day ? words.dayTitle : words.title} note={exchange.note}>
      <div sx={look}>
        {choices && <Choices {...choices} />}
        {day && <GridDay {...day} />}
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
            <Code label={words.request} id={requestId} tokens={shown?.code} values={values} />
          </div>
          {exchange.parameters.length > 0 && (
            <dl sx={parameterList}>
              {exchange.parameters.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div>
          {/* Near what it is of; beside the request, on one line with the languages. */}
          <div sx={{ ...bar, minHeight: [0, null, bar.minHeight], alignItems: ["end", null, "center"] }}>
            <h3>
              {words.status} <span sx={{ color: "primary" }}>{exchange.status}</span>
            </h3>
          </div>
          <Code label={words.response} tokens={exchange.response} values={values} />
        </div>
      </div>
      {choices && <Announcement text={result} />}
    </InterfaceFrame>
  );
}
