import { expect, test } from "vitest";
import { figuresCsv } from "./figures-csv";

const gas = { title: "Gas", scope: 1, amount: 740_000, unit: "kWh", unitText: "kWh", factor: 0.2 } as const;

test("the table has a row for each bill, with numbers as programs read them", () => {
  const bills = [
    { ...gas, sourceText: 'An agency, "table 1"' },
    { ...gas, title: "=1+1", amount: 0.1, sourceText: "" },
  ];
  expect(figuresCsv(["Line", "Amount", "Unit", "Factor", "Scope", "t", "Source"], bills)).toBe(
    [
      "Line,Amount,Unit,Factor,Scope,t,Source\r\n",
      'Gas,740000,kWh,0.2,1,148,"An agency, ""table 1"""\r\n',
      "'=1+1,0.1,kWh,0.2,1,0.00002,\r\n",
    ].join(""),
  );
});
