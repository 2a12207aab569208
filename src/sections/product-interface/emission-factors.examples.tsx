import { EmissionFactors } from "./emission-factors";

const factor = { activity: "Train", region: "Germany", factor: 0.031, unit: "km", source: "A publisher, 2026" };

export const examples = {
  regular: (
    <EmissionFactors
      table={{
        note: "A sample.",
        caption: "Factors that were asked for",
        factors: [factor, { ...factor, activity: "Car" }, { ...factor, activity: "Ship", region: "Worldwide" }],
      }}
    />
  ),
};
