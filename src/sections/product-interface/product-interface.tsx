import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { ApiExchange } from "./api-exchange";
import { EmissionFactors } from "./emission-factors";
import { FootprintBreakdown } from "./footprint-breakdown";
import { RoofPlan } from "./roof-plan";

/** The product itself, drawn from the data of its file: whichever of the four interfaces it has. */
export const ProductInterface = ({ product }: { product: Queries.ProductInterfaceFieldsFragment }) => {
  const { roofPlan, apiExchange, emissionFactors, footprintBreakdown } = product;
  const drawings = [
    roofPlan && <RoofPlan key="roof" plan={roofPlan} />,
    emissionFactors && <EmissionFactors key="factors" table={emissionFactors} />,
    apiExchange && <ApiExchange key="api" exchange={apiExchange} />,
    footprintBreakdown && <FootprintBreakdown key="footprint" breakdown={footprintBreakdown} />,
  ].filter(Boolean);
  return (
    <Section>
      <div sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "20px", maxWidth: "980px", mx: "auto" }}>
        {drawings}
      </div>
    </Section>
  );
};

export const productInterfaceFragment = graphql`
  fragment ProductInterfaceFields on Product {
    roofPlan {
      ...RoofPlanFields
    }
    apiExchange {
      ...ApiExchangeFields
    }
    emissionFactors {
      ...EmissionFactorsFields
    }
    footprintBreakdown {
      ...FootprintBreakdownFields
    }
  }
`;
