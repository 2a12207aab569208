import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { interpolate } from "../../content/text/text";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { DemoOf } from "../frame";
import { sum } from "../shares";

export type RoofFace = DemoOf<"roofPlan">["faces"][number];

export const panelsOn = (faces: readonly Pick<RoofFace, "panelRows" | "panelColumns">[]) =>
  sum(faces.map(({ panelRows, panelColumns }) => panelRows * panelColumns));

/** Shade between faces is in their yields already. The sum is rounded to tens: a typical year is no more exact. */
export function solarResult(
  faces: readonly Pick<RoofFace, "area" | "panelRows" | "panelColumns" | "monthlyYield">[],
  price: number,
) {
  const months = Array.from({ length: 12 }, (_, month) =>
    sum(faces.map(({ monthlyYield }) => monthlyYield[month] ?? 0)),
  );
  const yearly = sum(months);
  return {
    area: sum(faces.map(({ area }) => area)),
    panels: panelsOn(faces),
    months,
    yearly,
    saving: Math.round((yearly * price) / 10) * 10,
  };
}

export function useSolarWords(
  plan: DemoOf<"roofPlan">,
  chosen: readonly RoofFace[] = plan.faces.filter(({ isChosen }) => isChosen),
) {
  const { area, panels, months, yearly, saving } = solarResult(chosen, plan.price);
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
  return { chosen, months, figures, sentence: interpolate(words.said, values) };
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
        borderBottom: "rule",
        fontSize: "label",
      },
      "& dd": { variant: "text.display", fontSize: "1.15rem", whiteSpace: "nowrap" },
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

/** In little room only the best and the worst month have a number and a name. */
export function MonthlyYield({ values }: { values: readonly number[] }) {
  const { locale } = useLanguage();
  const monthName = (place: number, month: "long" | "short" | "narrow") =>
    new Date(Date.UTC(2000, place)).toLocaleDateString(locale, { month, timeZone: "UTC" });
  const top = Math.max(...values);
  const [best, worst] = [values.indexOf(top), values.lastIndexOf(Math.min(...values))];
  return (
    <figure sx={{ mt: 4, containerType: "inline-size" }}>
      <figcaption sx={{ fontSize: "small", fontWeight: "bold" }}>{useMessages().roofPlan.monthlyYield}</figcaption>
      <ol
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
          alignItems: "end",
          gap: "3px",
          mt: 2,
          "& > li": { textAlign: "center", fontSize: "0.75rem" },
          "& i": { display: "block", bg: "primary", borderRadius: "6px 6px 0 0" },
          "& i[data-top]": { bg: "accent" },
          "& abbr": { display: "block", pt: "4px", color: "muted", textDecoration: "none" },
          "& > li > span": { display: "none" },
          "& > [data-named] > span": { display: "block", mx: "-12px", fontWeight: "bold" },
          "& > [data-named] abbr": { mx: "-12px", color: "text" },
          "@container (min-width: 480px)": { gap: "8px", "& > li > span": { display: "block" } },
          // Of enlarged text the letters of all twelve have no room.
          [onSmallestScreens]: { "& > li:not([data-named]) abbr": { visibility: "hidden" } },
        }}
      >
        {values.map((value, month) => {
          const isNamed = top > 0 && [best, worst].includes(month);
          return (
            <li key={monthName(month, "long")} data-named={isNamed ? "" : undefined}>
              <span>{written(value, locale, 0)}</span>
              <i
                aria-hidden="true"
                data-top={month === best && top > 0 ? "" : undefined}
                style={{ height: `${Math.round((150 * value) / (top || 1))}px` }}
              />
              <abbr title={monthName(month, "long")}>{monthName(month, isNamed ? "short" : "narrow")}</abbr>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
