import type { ReactNode } from "react";
import { ProductSnippet } from "./product-snippet";

const onBand = (children: ReactNode) => <div sx={{ bg: "bandCard", color: "onBand", p: "20px" }}>{children}</div>;

const nothing = { apiExchange: null, emissionFactors: null, footprintCalculator: null };
const source = { agency: "Transport Office", table: "3.1", year: 2025, version: "1" };
const factor = { activity: "Train", region: "Germany", factor: 0.031, unit: "kilometre", source } as const;
const bill = (scope: number, amount: number) => ({ scope, amount, factor: 1000 });

export const examples = {
  "a request": onBand(
    <ProductSnippet product={{ ...nothing, apiExchange: { snippet: 'GET /v1/mix?zone=DE\n{ "renewable": 0.83 }' } }} />,
  ),
  "a factor": onBand(<ProductSnippet product={{ ...nothing, emissionFactors: { factors: [factor] } }} />),
  "a footprint": onBand(
    <ProductSnippet
      product={{ ...nothing, footprintCalculator: { title: "A year", bills: [bill(1, 50), bill(2, 20), bill(3, 90)] } }}
    />,
  ),
};

export const family = "interfaces";
