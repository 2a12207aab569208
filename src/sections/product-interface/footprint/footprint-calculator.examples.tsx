import { FootprintCalculator } from "./footprint-calculator";

const source = { agency: "An agency", table: "1.2", year: 2025, version: "3" };
const bill = {
  title: "Fuel",
  evidence: "Invoices.",
  scope: 1,
  amount: 12_600,
  unit: "litre",
  factor: 2.7,
  source,
} as const;
const bills = [
  bill,
  { ...bill, title: "Electricity", scope: 2, amount: 170_000, unit: "kWh", factor: 0.36 },
  { ...bill, title: "Travel", evidence: null, scope: 3, amount: 126_000, unit: "kilometre", factor: 0.15 },
] as const;

export const examples = {
  regular: (
    <FootprintCalculator
      calculator={{
        note: "A sample.",
        title: "A year",
        bills,
        handOver: {
          url: "/contact#start-project",
          text: "Take these figures",
          question: "description",
          opening: "So:",
          subject: null,
        },
      }}
    />
  ),
  "one bill": (
    <FootprintCalculator calculator={{ note: "A sample.", title: "A year", bills: [bill], handOver: null }} />
  ),
  "no bill has an amount": (
    <FootprintCalculator
      calculator={{ note: "A sample.", title: "A year", bills: [{ ...bill, amount: 0 }], handOver: null }}
    />
  ),
};

export const family = "interfaces";
