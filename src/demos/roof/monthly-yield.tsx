import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";

interface MonthlyYieldProps {
  values: readonly number[];
  /** In little room only the best and the worst month have a number and a name. */
  isCompact?: boolean;
  className?: string;
}

const bars = {
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  alignItems: "end",
  mt: 2,
  "& i": { display: "block", bg: "primary", borderRadius: "6px 6px 0 0" },
  "& i[data-top]": { bg: "accent" },
} satisfies Style;

export function MonthlyYield({ values, isCompact = false, className }: MonthlyYieldProps) {
  const { locale } = useLanguage();
  const months = values.map((_, month) =>
    new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  );
  const top = Math.max(...values);
  const [best, worst] = [values.indexOf(top), values.lastIndexOf(Math.min(...values))];
  const bar = (value: number, month: number) => (
    <i
      key={month}
      aria-hidden="true"
      data-top={month === best && top > 0 ? "" : undefined}
      style={{ height: `${Math.round((150 * value) / (top || 1))}px` }}
    />
  );
  const named = (month: number) => `${months[month]} ${written(values[month] ?? 0, locale, 0)}`;
  return (
    <figure className={className} sx={{ mt: 4 }}>
      <figcaption sx={{ fontSize: "small", fontWeight: "bold" }}>{useMessages().roofPlan.monthlyYield}</figcaption>
      {isCompact ? (
        <>
          <div sx={{ ...bars, gap: "3px" }}>{values.map(bar)}</div>
          <p sx={{ pt: "4px", fontSize: "0.8rem", color: "muted" }}>
            {[best, worst]
              .sort((a, b) => a - b)
              .map(named)
              .join(" · ")}
          </p>
        </>
      ) : (
        <ol
          sx={{
            ...bars,
            gap: ["3px", "8px"],
            "& > li": { textAlign: "center", fontSize: ["0.75rem", "0.8rem"] },
            "& > li > span": { display: ["none", "block"] },
            "& abbr > span": { display: "none" },
            "& > [data-named] > span": { display: "block", mx: "-12px", fontWeight: "bold" },
            "& > [data-named] abbr": { mx: "-12px", color: "text" },
            "& > [data-named] abbr > span": { display: ["inline", "none"] },
            // Of enlarged text the letters of all twelve have no room.
            [onSmallestScreens]: { "& > li:not([data-named]) abbr": { visibility: "hidden" } },
            "& abbr": { display: "block", pt: "4px", color: "muted", textDecoration: "none" },
          }}
        >
          {values.map((value, month) => (
            <li key={months[month]} data-named={top > 0 && [best, worst].includes(month) ? "" : undefined}>
              <span>{written(value, locale, 0)}</span>
              {bar(value, month)}
              <abbr title={months[month]}>
                {months[month]?.slice(0, 1)}
                <span>{months[month]?.slice(1, 3)}</span>
              </abbr>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
