import { FootprintBreakdown } from "./footprint-breakdown";

const entry = { title: "Fuel", scope: 1, amount: 320, basis: "Invoices." };

export const examples = {
  regular: (
    <FootprintBreakdown
      breakdown={{
        note: "A sample.",
        title: "A year",
        entries: [
          entry,
          { ...entry, title: "Electricity", scope: 2, amount: 1100 },
          { ...entry, title: "Travel", scope: 3 },
        ],
      }}
    />
  ),
  "one entry": <FootprintBreakdown breakdown={{ note: "A sample.", title: "A year", entries: [entry] }} />,
};
