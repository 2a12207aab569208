import { graphql } from "gatsby";
import { ScrollRegion } from "../../components/scroll-region";
import { useLanguage, useWords } from "../../components/words";
import type { Style } from "../../theme/variants";
import { InterfaceFrame } from "./interface-frame";

const cell = {
  p: "12px 14px",
  borderTop: "1px solid",
  borderColor: "border",
  textAlign: "left",
  verticalAlign: "top",
} satisfies Style;
const titleCell = { ...cell, borderTop: 0, color: "muted", fontWeight: "bold", fontSize: "small" } satisfies Style;
const numberCell = {
  ...cell,
  textAlign: "right",
  fontFamily: "heading",
  fontWeight: "heading",
  whiteSpace: "nowrap",
} as const;

/** A factor in the way of a language, with all of its digits: 0.0025 in `de` as "0,0025". */
export const writtenFactor = (factor: number, locale: string) =>
  factor.toLocaleString(locale, { maximumFractionDigits: 10 });

/** Emission factors as the product lists them: activity, place, factor with its unit, and who publishes it. */
export const EmissionFactors = ({ table }: { table: Queries.EmissionFactorsFieldsFragment }) => {
  const words = useWords().emissionFactors;
  const { locale } = useLanguage();
  return (
    <InterfaceFrame title={words.title} note={table.note}>
      <ScrollRegion label={table.caption} sx={{ mx: "-14px" }}>
        <table sx={{ width: "100%", minWidth: "560px", borderCollapse: "collapse", fontSize: "label" }}>
          <caption sx={{ px: "14px", pb: 2, textAlign: "left", color: "muted" }}>{table.caption}</caption>
          <thead>
            <tr>
              {(["activity", "region", "factor", "unit", "source"] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  sx={column === "factor" ? { ...titleCell, textAlign: "right" } : titleCell}
                >
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.factors.map(({ activity, region, factor, unit, source }) => (
              <tr key={`${activity} ${region}`}>
                <th scope="row" sx={{ ...cell, fontWeight: "bold" }}>
                  {activity}
                </th>
                <td sx={cell}>{region}</td>
                <td sx={numberCell}>{writtenFactor(factor, locale)}</td>
                <td sx={cell}>{unit}</td>
                <td sx={{ ...cell, color: "muted" }}>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </InterfaceFrame>
  );
};

export const emissionFactorsFragment = graphql`
  fragment EmissionFactorsFields on EmissionFactors {
    note
    caption
    factors {
      activity
      region
      factor
      unit
      source
    }
  }
`;
