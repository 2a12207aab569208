import { graphql } from "gatsby";
import { useLanguage, useMessages } from "../../components/messages";
import { interpolate } from "../../content/text";
import type { Style } from "../../theme/variants";
import { footprintOf } from "./footprint/footprint";
import { written, writtenExactly } from "./read-number";

const look = {
  display: "block",
  mt: "14px",
  px: "16px",
  py: "10px",
  bg: "bandInset",
  color: "accentHover",
  borderRadius: "small",
  fontSize: "small",
} satisfies Style;

const result = {
  ...look,
  "& b": { color: "onBand" },
  "& span": { display: "flex", gap: "2px", height: "10px", mt: "8px" },
  "& i": { bg: "onBandIcon", border: "1px solid transparent" },
  "& i + i": { bg: "accent" },
  "& i + i + i": { bg: "onBandMuted" },
} satisfies Style;

/** A line or two of what a product gives back, for its card; nothing where it has none. */
export function ProductSnippet({ product }: { product: Queries.ProductSnippetFragment }) {
  const { emissionFactors: words, footprint, units } = useMessages();
  const { locale } = useLanguage();
  const { apiExchange, emissionFactors, footprintCalculator } = product;
  const factor = emissionFactors?.factors[0];
  if (factor) {
    return (
      <p sx={result}>
        {`${factor.activity}, ${factor.region} `}
        <b>{`${written(factor.factor, locale, 10)} ${words.factor} ${words.unit} ${units[factor.unit].one}`}</b>
      </p>
    );
  }
  if (footprintCalculator) {
    const { total, scopes } = footprintOf(footprintCalculator.bills);
    return (
      <p sx={result}>
        {`${footprintCalculator.title} `}
        <b>{interpolate(footprint.tonnes, { amount: writtenExactly(total, locale, 1) })}</b>
        <span aria-hidden="true">
          {scopes.map(({ scope, tonnes }) => (
            <i key={scope} style={{ flexGrow: Math.round(tonnes) }} />
          ))}
        </span>
      </p>
    );
  }
  return apiExchange?.snippet ? <code sx={{ ...look, whiteSpace: "pre-wrap" }}>{apiExchange.snippet}</code> : null;
}

export const productSnippetFragment = graphql`
  fragment ProductSnippet on Product {
    apiExchange {
      snippet
    }
    emissionFactors {
      factors {
        activity
        region
        factor
        unit
      }
    }
    footprintCalculator {
      title
      bills {
        scope
        amount
        factor
      }
    }
  }
`;
