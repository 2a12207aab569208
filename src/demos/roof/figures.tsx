import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { interpolate } from "../../content/text/text";
import type { DemoOf } from "../frame";
import type { solarResult } from "./solar";

export function useSolarWords(result: ReturnType<typeof solarResult>, plan: DemoOf<"roofPlan">) {
  const { area, panels, yearly, saving } = result;
  const words = useMessages().roofPlan;
  const { locale } = useLanguage();
  const values = {
    area: written(area, locale),
    count: written(panels, locale),
    yearly: written(yearly, locale, 0),
    saving: saving.toLocaleString(locale, {
      style: "currency",
      currency: plan.currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    }),
  };
  const covered = written(panels * plan.panelWidth * plan.panelHeight, locale, 0);
  const figures: [name: string, value: string][] = [
    [words.area, interpolate(words.areaValue, values)],
    [interpolate(words.panels, { watts: plan.panelWatts }), values.count],
    [words.covered, interpolate(words.areaValue, { area: covered })],
    [words.yearly, interpolate(words.yearlyValue, values)],
    [words.saving, values.saving],
  ];
  return { figures, sentence: interpolate(words.said, values) };
}

export const Figures = ({ figures }: Pick<ReturnType<typeof useSolarWords>, "figures">) => (
  <dl
    sx={{
      "& > div": {
        display: "flex",
        justifyContent: "space-between",
        alignItems: "baseline",
        gap: 2,
        py: "9px",
        borderBottom: "1px solid",
        borderColor: "border",
        fontSize: "label",
      },
      "& dd": { fontFamily: "heading", fontWeight: "heading", fontSize: "1.15rem", whiteSpace: "nowrap" },
    }}
  >
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
