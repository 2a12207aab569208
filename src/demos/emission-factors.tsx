import { Announcement } from "../components/announcement";
import { Choice } from "../components/field";
import { useLanguage, useMessages } from "../components/messages";
import { useKept } from "../components/use-kept";
import { convertedFactor, type UnitName, unitsLike } from "../content/figures/units";
import { interpolate } from "../content/text/text";
import type { Style } from "../theme/variants";
import { type DemoOf, Frame } from "./frame";

type Factor = DemoOf<"emissionFactors">["factors"][number];

const unitsOf = ({ unit, alsoIn }: Factor): UnitName[] =>
  unitsLike(unit).filter((other) => other === unit || !alsoIn || alsoIn.includes(other));

const factorRows = (factors: readonly Factor[], unit: UnitName | undefined) =>
  factors.map((row) =>
    unit && unit !== row.unit && unitsOf(row).includes(unit)
      ? { ...row, unit, factor: convertedFactor(row.factor, row.unit, unit), isConverted: true }
      : { ...row, isConverted: false },
  );

/** A factor as published, or with the three digits that a converted one is worth. */
export const writtenFactor = ({ factor, isConverted }: { factor: number; isConverted: boolean }, locale: string) =>
  factor.toLocaleString(locale, isConverted ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 10 });

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "label",
  textAlign: "left",
  "& thead th:nth-of-type(4)::first-letter": { textTransform: "uppercase" },
  "& caption": { pb: 2, textAlign: "left", color: "muted" },
  "& tr": { borderTop: "rule" },
  "& th, & td:nth-of-type(2)": { fontWeight: "bold" },
  "& td:last-of-type": { color: "muted" },
  "& thead th:nth-of-type(3), & td:nth-of-type(2)": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  "& th, & td": { p: [0, "12px 14px 12px 0"], verticalAlign: "top" },
  "& small": { display: [null, "none"], fontSize: "inherit" },
  // On phones a row is two lines: what it is of and where, then the factor with its unit and its source.
  "@media (max-width: 39.99em)": {
    "&, & caption, & tbody, & tr": { display: "block" },
    "& thead": { position: "absolute", width: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tr": { py: "10px" },
    "& th, & td": { display: "inline" },
    "& td:first-of-type": {
      "&::before": { content: '",\\a0"' },
      "&::after": { content: '"\\a"', whiteSpace: "pre" },
    },
    "& td:last-of-type::before": { content: '" · "' },
  },
} satisfies Style;

export function EmissionFactors({ data: table }: { data: DemoOf<"emissionFactors"> }) {
  const { emissionFactors: words, factorSource, units } = useMessages();
  const { locale } = useLanguage();
  const activities = [...new Set(table.factors.map((factor) => factor.activity))];
  const [activity, chooseActivity] = useKept(table, "activity", () => "");
  const [wanted, want] = useKept(table, "unit", () => "");
  const factors = table.factors.filter((factor) => activity === "" || factor.activity === activity);
  const offered = activity === "" ? [] : [...new Set(factors.flatMap(unitsOf))];
  const unit = offered.find((name) => name === wanted);
  const rows = factorRows(factors, unit);
  return (
    <Frame title={words.title} note={table.note}>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 320px) minmax(0, 240px)"],
          gap: "16px 24px",
          mb: "24px",
          "@media (scripting: none)": { display: "none" },
        }}
      >
        <Choice
          label={words.activity}
          value={activity}
          options={[["", words.allActivities], ...activities.map((name) => [name, name] as const)]}
          onChoose={chooseActivity}
        />
        {offered.length > 1 && (
          <Choice
            label={words.countedIn}
            value={unit ?? ""}
            options={[["", words.asPublished], ...offered.map((name) => [name, units[name].one] as const)]}
            onChoose={want}
          />
        )}
      </div>
      <table sx={tableStyle}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {(["activity", "region", "factor", "unit", "source"] as const).map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.activity} ${row.region}`}>
              <th scope="row">{row.activity}</th>
              <td>{row.region}</td>
              <td>{writtenFactor(row, locale)}</td>
              <td>
                <small>{` ${words.factor} ${words.unit} `}</small>
                {units[row.unit].one}
              </td>
              <td>{interpolate(factorSource, { ...row.source })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Announcement
        text={interpolate(words.said, {
          count: rows.length,
          activity: activity || words.allActivities,
          unit: unit ? units[unit].one : words.asPublished,
        })}
      />
    </Frame>
  );
}
