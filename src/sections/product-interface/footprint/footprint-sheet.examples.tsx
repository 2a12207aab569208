import { FootprintSheet } from "./footprint-sheet";

const source = { agency: "An agency", table: "1.2", year: 2025, version: "3" };
const bill = { title: "Fuel", evidence: null, scope: 1, amount: 12_600, unit: "litre", factor: 2.7, source } as const;
const bills = [
  bill,
  { ...bill, title: "Electricity", scope: 2, amount: 170_000, unit: "kWh", factor: 0.36 },
  { ...bill, title: "Travel", scope: 3, amount: 126_000, unit: "kilometre", factor: 0.15 },
  { ...bill, title: "Paper", scope: 3, amount: 100, unit: "kilogram", factor: 1 },
] as const;

export const examples = {
  "the largest bills": <FootprintSheet calculator={{ note: "A sample.", title: "A year", bills, handOver: null }} />,
};

export const family = "interfaces";
