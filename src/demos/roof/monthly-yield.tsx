import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { onSmallestScreens } from "../../theme/breakpoints";

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
