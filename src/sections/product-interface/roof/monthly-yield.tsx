import { useLanguage, useMessages } from "../../../components/messages";
import { written } from "../read-number";
import { monthNames } from "./month-names";

interface MonthlyYieldProps {
  /** kWh of each month, January first. */
  values: readonly number[];
  /** Value of a bar of full height, so that bars grow and shrink with the faces. Left out: the highest value. */
  highest?: number;
  barHeight?: number;
  className?: string;
}

/** The yield of each month as bars, with its number. */
export function MonthlyYield({ values, highest, barHeight = 180, className }: MonthlyYieldProps) {
  const { locale } = useLanguage();
  const months = monthNames(locale);
  const top = Math.max(...values);
  const full = highest ?? top;
  return (
    <figure className={className} sx={{ mt: 4 }}>
      <figcaption sx={{ fontSize: "small", fontWeight: "bold" }}>{useMessages().roofPlan.monthlyYield}</figcaption>
      <ol
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
          gap: ["3px", "8px"],
          alignItems: "end",
          mt: 2,
          "& li": { textAlign: "center", fontSize: ["0.7rem", "0.8rem"] },
          "& span": { display: ["none", "block"] },
          "& i": { display: "block", bg: "primary", borderRadius: "6px 6px 0 0" },
          "& i[data-top]": { bg: "accent" },
          "& abbr": { display: "block", pt: "4px", color: "muted", textDecoration: "none" },
        }}
      >
        {values.map((value, month) => (
          <li key={months[month]}>
            <span>{written(value, locale, 0)}</span>
            <i
              aria-hidden="true"
              data-top={value === top && top > 0 ? "" : undefined}
              style={{ height: `${full > 0 ? Math.round((value / full) * barHeight) : 0}px` }}
            />
            <abbr title={months[month]}>{months[month]?.slice(0, 1)}</abbr>
          </li>
        ))}
      </ol>
    </figure>
  );
}
