import { graphql } from "gatsby";
import { Island } from "../../components/island";
import { Section } from "../../components/section";
import { demos } from "./demos.server";
import { loadInterface } from "./interfaces";

/** The product itself, drawn from the data of its file: whichever of the four interfaces it has. */
export const ProductInterface = ({ product }: { product: Queries.ProductInterfaceFieldsFragment }) => {
  const { roofPlan, apiExchange, emissionFactors, footprintCalculator } = product;
  const drawings = [
    roofPlan && (
      <Island key="roof" whole={demos.RoofAnalysis} load={loadInterface.RoofAnalysis} props={{ plan: roofPlan }} />
    ),
    emissionFactors && (
      <Island
        key="factors"
        whole={demos.EmissionFactors}
        load={loadInterface.EmissionFactors}
        props={{ table: emissionFactors }}
      />
    ),
    apiExchange && (
      <Island key="api" whole={demos.ApiExchange} load={loadInterface.ApiExchange} props={{ exchange: apiExchange }} />
    ),
    footprintCalculator && (
      <Island
        key="footprint"
        whole={demos.FootprintCalculator}
        load={loadInterface.FootprintCalculator}
        props={{ calculator: footprintCalculator }}
      />
    ),
  ].filter(Boolean);
  return (
    <Section>
      <div sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "20px" }}>{drawings}</div>
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
    footprintCalculator {
      ...FootprintCalculatorFields
    }
  }
`;
