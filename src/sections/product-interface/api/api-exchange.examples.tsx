import type { CodeToken } from "../../../content/text/code-token";
import { ApiExchange } from "./api-exchange";

/** Pieces of code as a query brings them: as JSON. */
const pieces = (...tokens: CodeToken[]) => tokens as unknown as Record<string, unknown>;

const requests = [
  {
    title: "curl",
    code: pieces(["name", "curl "], ["string", '"https://api.example.com/v1/mix?zone={zone}&at={at}"']),
  },
  {
    title: "Python",
    code: pieces(["keyword", "import"], ["plain", " requests"]),
  },
];
const response = pieces(
  ["plain", "{ "],
  ["name", '"renewable"'],
  ["plain", ": "],
  ["number", "{renewable}"],
  ["plain", " }"],
);
const exchange = {
  note: "A sample.",
  requests,
  parameters: [
    { name: "zone", description: "Where." },
    { name: "at", description: "When." },
  ],
  status: "200 OK",
  response,
  gridMix: null,
};
const hours = (amount: number) => Array<number>(24).fill(amount);

export const examples = {
  regular: <ApiExchange exchange={exchange} />,
  "with choices": (
    <ApiExchange
      exchange={{
        ...exchange,
        gridMix: {
          day: "2026-06-21",
          zone: "DE",
          hour: 12,
          sources: [
            { name: "solar", isRenewable: true },
            { name: "gas", isRenewable: false },
          ],
          zones: [
            {
              code: "DE",
              title: "Germany",
              generation: [
                { source: "solar", hours: hours(300) },
                { source: "gas", hours: hours(100) },
              ],
            },
          ],
        },
      }}
    />
  ),
};

export const family = "interfaces";
