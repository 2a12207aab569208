import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { onSmallestScreens } from "../../theme/breakpoints";

interface MonthlyYieldProps {
  /** kWh of each month, January first. */
  values: readonly number[];
  /** In little room only the best and the worst month have a number and a name, as on phones. */
  isCompact?: boolean;
  className?: string;
}

const monthNames = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  );

/** Height of the highest bar, in pixels. */
const barHeight = 150;

export function MonthlyYield({ values, isCompact = false, className }: MonthlyYieldProps) {
  const { locale } = useLanguage();
  const months = monthNames(locale);
  const top = Math.max(...values);
  const withRoom = <T extends string>(little: T, much: T): T | [T, T] => (isCompact ? little : [little, much]);
  const named = [values.indexOf(top), values.lastIndexOf(Math.min(...values))];
  return (
    <figure className={className} sx={{ mt: 4 }}>
      <figcaption sx={{ fontSize: "small", fontWeight: "bold" }}>{useMessages().roofPlan.monthlyYield}</figcaption>
      <ol
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
          gap: withRoom("3px", "8px"),
          alignItems: "end",
          mt: 2,
          "& > li": { textAlign: "center", fontSize: withRoom("0.75rem", "0.8rem") },
          "& > li > span": { display: withRoom("none", "block") },
          "& abbr > span": { display: "none" },
          "& > [data-named] > span": { display: "block", mx: "-12px", fontWeight: "bold" },
          "& > [data-named] abbr": { mx: "-12px", color: "text" },
          "& > [data-named] abbr > span": { display: withRoom("inline", "none") },
          // Of enlarged text the letters of all twelve have no room.
          [onSmallestScreens]: { "& > li:not([data-named]) abbr": { visibility: "hidden" } },
          "& i": { display: "block", bg: "primary", borderRadius: "6px 6px 0 0" },
          "& i[data-top]": { bg: "accent" },
          "& abbr": { display: "block", pt: "4px", color: "muted", textDecoration: "none" },
        }}
      >
        {values.map((value, month) => (
          <li key={months[month]} data-named={top > 0 && named.includes(month) ? "" : undefined}>
            <span>{written(value, locale, 0)}</span>
            <i
              aria-hidden="true"
              data-top={value === top && top > 0 ? "" : undefined}
              style={{ height: `${top > 0 ? Math.round((value / top) * barHeight) : 0}px` }}
            />
            <abbr title={months[month]}>
              {months[month]?.slice(0, 1)}
              <span>{months[month]?.slice(1, 3)}</span>
            </abbr>
          </li>
        ))}
      </ol>
    </figure>
  );
}
