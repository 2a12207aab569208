// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { site } from "../../../../tests/support/test-site";
import { withMessages } from "../../../../tests/support/with-messages";
import { interpolate } from "../../../content/text/text";
import { BillLine } from "./bill-line";

const { footprint, factorSource, units } = site.InterfaceWords.data;
const calculator = site.Product.find(({ data }) => data.footprintCalculator)?.data.footprintCalculator;
const bill = calculator?.bills[0] as Parameters<typeof BillLine>[0]["bill"];
const example = bill.amount.toLocaleString("en-GB");

afterEach(cleanup);

test.each([
  ["", "empty"],
  ["  ", "empty"],
  ["abc", "invalid"],
  ["-5", "invalid"],
  ["{example}", "invalid"],
] as const)("of %j is said what was found and what would be right", (text, sentence) => {
  render(
    withMessages(
      { footprint, factorSource, units },
      <BillLine
        bill={bill}
        entry={{ text, amount: bill.amount, isWrong: true, isTooLarge: false, readAs: undefined }}
        tonnes=""
        change={undefined}
        onEnter={() => {}}
        onLeave={() => {}}
      />,
    ),
  );
  expect(screen.getByText(interpolate(footprint[sentence], { found: text, example }))).toBeTruthy();
});
