import { Island } from "../../components/island";
import { Section } from "../../components/section";
import type { EntryOf } from "../../content/entry";
import { demos } from "./demos.server";

const { RoofAnalysis, EmissionFactors, ApiExchange, FootprintCalculator } = demos;

/** The product itself, drawn from the data of its file: whichever of the four demos it has. */
export const ProductInterface = ({
  product,
}: {
  product: Pick<EntryOf<"Product">, "roofPlan" | "apiExchange" | "emissionFactors" | "footprintCalculator">;
}) => {
  const { roofPlan, apiExchange, emissionFactors, footprintCalculator } = product;
  return (
    <Section>
      {/* No grid: on paper Firefox begins a long one on a sheet of its own. */}
      <div sx={{ "& > * + *": { mt: "20px" } }}>
        {roofPlan && (
          <Island>
            <RoofAnalysis plan={roofPlan} />
          </Island>
        )}
        {emissionFactors && (
          <Island>
            <EmissionFactors table={emissionFactors} />
          </Island>
        )}
        {apiExchange && (
          <Island>
            <ApiExchange exchange={apiExchange} />
          </Island>
        )}
        {footprintCalculator && (
          <Island>
            <FootprintCalculator calculator={footprintCalculator} />
          </Island>
        )}
      </div>
    </Section>
  );
};
