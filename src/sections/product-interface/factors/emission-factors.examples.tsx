import { EmissionFactors } from "./emission-factors";

const source = { agency: "An agency", table: "1.2", year: 2025, version: "3" };
const factor = {
  activity: "Train",
  region: "Germany",
  factor: 0.031,
  unit: "kilometre",
  alsoIn: null,
  source,
} as const;

export const examples = {
  regular: (
    <EmissionFactors
      table={{
        note: "A sample.",
        caption: "Factors that were asked for",
        factors: [
          factor,
          { ...factor, activity: "Natural gas, burnt", region: "European Union", factor: 0.2, unit: "kWh" },
          { ...factor, activity: "Ship", region: "Worldwide", factor: 0.015, unit: "tonneKilometre" },
        ],
      }}
    />
  ),
};

export const family = "interfaces";
