import { heading } from "../example-content";
import { sheetSection } from "../example-sheets";
import { Proof } from "./proof";

const source = { agency: "An agency", table: "1.2", year: 2025, version: "3" };
const bill = { evidence: null, source } as const;
const bills = [
  { ...bill, title: "Fuel", scope: 1, amount: 12_600, unit: "litre", factor: 2.7 },
  { ...bill, title: "Electricity", scope: 2, amount: 170_000, unit: "kWh", factor: 0.36 },
] as const;

const words = { title: "A sheet of another page.", description: "What it shows.", link: "See the page" };
const page = {
  path: "/",
  sections: [
    { __typename: "StatementBlock", ...sheetSection("statement") },
    { __typename: "DocumentBlock", ...sheetSection("document") },
  ],
} as const;

export const examples = {
  // The hour of the others never comes: whenever it is looked at, the first is open.
  "three sheets": (
    <Proof
      section={{
        ...heading,
        sheets: [
          { ...words, hour: "00:00", name: "Bill", shows: "statement", page: { __typename: "Service", ...page } },
          { ...words, hour: "48:00", name: "Letter", shows: "document", page: { __typename: "Industry", ...page } },
          {
            ...words,
            hour: "72:00",
            name: "Footprint",
            shows: "footprint",
            page: {
              __typename: "Product",
              ...page,
              footprintCalculator: { note: "A sample.", title: "A year", bills, handOver: null },
            },
          },
        ],
      }}
    />
  ),
};
