import { graphql } from "gatsby";
import { Island } from "../../components/island";
import { Section } from "../../components/section";
import { ApiExchange } from "./api-exchange";
import { EmissionFactors } from "./emission-factors";
import { loadInterface } from "./interfaces";
import { RoofPlan } from "./roof-plan";
import { wholeInterfaces } from "./whole-interfaces";

/** The product itself, drawn from the data of its file: whichever of the four interfaces it has. */
export const ProductInterface = ({ product }: { product: Queries.ProductInterfaceFieldsFragment }) => {
  const { roofPlan, apiExchange, emissionFactors, footprintCalculator } = product;
  const drawings = [
    roofPlan && <RoofPlan key="roof" plan={roofPlan} />,
    emissionFactors && <EmissionFactors key="factors" table={emissionFactors} />,
    apiExchange && <ApiExchange key="api" exchange={apiExchange} />,
    footprintCalculator && (
      <Island
        key="footprint"
        whole={wholeInterfaces.FootprintCalculator}
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
