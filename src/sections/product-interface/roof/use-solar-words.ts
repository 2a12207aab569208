import { useLanguage, useMessages } from "../../../components/messages";
import { interpolate } from "../../../content/text/text";
import { written } from "../read-number";
import type { SolarPanel, SolarResult } from "./solar";

/** A result as it is read: lines of name and value, and one sentence for people who hear it. */
export function useSolarWords({ area, panels, yearly, saving }: SolarResult, panel: SolarPanel, currency: string) {
  const words = useMessages().roofPlan;
  const { locale } = useLanguage();
  const money = saving.toLocaleString(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const values = {
    area: written(area, locale),
    count: written(panels, locale),
    yearly: written(yearly, locale, 0),
    saving: money,
  };
  return {
    figures: [
      { label: words.area, value: interpolate(words.areaValue, values) },
      { label: interpolate(words.panels, { watts: panel.watts }), value: values.count },
      {
        label: words.covered,
        value: interpolate(words.areaValue, { area: written(panels * panel.width * panel.height, locale, 0) }),
      },
      { label: words.yearly, value: interpolate(words.yearlyValue, values) },
      { label: words.saving, value: money },
    ],
    sentence: interpolate(words.said, values),
  };
}
