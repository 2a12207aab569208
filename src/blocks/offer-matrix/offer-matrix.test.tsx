import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { withMessages } from "../../../tests/support/with-messages";
import { theme } from "../../theme";
import { heading } from "../example-content";
import { OfferMatrix } from "./offer-matrix";

const services = [
  { path: "/services/a", name: "Service A" },
  { path: "/services/b", name: "Service B" },
];
const industries = [
  { path: "/industries/x", name: "Trade X", services: [{ page: "/services/b", work: "Work for X", link: null }] },
  { path: "/industries/y", name: "Trade Y", services: [] },
  {
    path: "/industries/z",
    name: "Trade Z",
    services: [{ page: "/services/a", work: "Work for Z", link: "/industries/z#process" }],
  },
];

const draw = () =>
  renderToString(
    <ThemeUIProvider theme={theme}>
      {withMessages(
        {
          matrix: { industry: "Trade", ask: "Ask", link: "/contact", about: "{service} in {industry}" },
          links: { newTab: "", about: "about {title}", demonstration: "" },
        },
        <OfferMatrix
          section={{ ...heading, also: 'And <a href="/services#c">C</a> for all.', services, industries }}
        />,
      )}
    </ThemeUIProvider>,
  ).replace(/<style[^>]*>.*?<.style>/g, "");

test("each industry has a row with what each service does for it, under the service's name", () => {
  const html = draw();
  expect([...html.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, words]) => words)).toEqual([
    "Trade",
    "Service A",
    "Service B",
  ]);
  const [first = "", second = ""] = html.split("<tbody")[1]?.split("</tr>") ?? [];
  expect(first).toMatch(
    /scope="row".*Trade X.*about Service A in Trade X.*<td data-service="Service B"[^>]*><a href="\/industries\/x"[^>]*>Work for X/,
  );
  expect(second.match(/>Ask</g)).toHaveLength(2);
});

test("a field leads to the part of the industry's page that says more, or to the page", () => {
  const html = draw();
  expect(html).toMatch(/<a href="\/industries\/z#process"[^>]*>Work for Z/);
  expect(html).toMatch(/<a href="\/industries\/x"[^>]*>Work for X/);
});

test("services without a column of their own stand below the table, each with its link", () => {
  expect(draw().split("</table>")[1]).toContain('And <a href="/services#c">C</a> for all.');
});
