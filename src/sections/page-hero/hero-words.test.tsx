import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { withMessages } from "../../../tests/support/with-messages";
import { theme } from "../../theme";
import { HeroActions } from "./hero-words";

const contactUs = { url: "/contact", text: "Ask us" };
const links = { newTab: "(new)", about: "", demonstration: "" };

/** The buttons of an opening: their words, and whether they are filled. */
function buttonsOf(demo: { url: string; text: string } | null): [words: string, isFilled: boolean][] {
  const html = renderToString(
    <ThemeUIProvider theme={theme}>
      {withMessages({ links }, <HeroActions contactUs={contactUs} demo={demo} />)}
    </ThemeUIProvider>,
  );
  const grounds = new Map(
    [...html.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = "", rule = ""]) => [
      name,
      /background-color:var\(--color-primary\)/.test(rule),
    ]),
  );
  return [...html.replace(/<style[^>]*>.*?<.style>/g, "").matchAll(/<a [^>]*class="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, classes = "", words = ""]) => [words, classes.split(" ").some((name) => grounds.get(name))],
  );
}

test("a project that begins on the page is the stronger button, and stands before the way to us", () => {
  expect(buttonsOf({ url: "/contact#start-project", text: "Begin" })).toEqual([
    ["Begin", true],
    ["Ask us", false],
  ]);
});

test("what leads to another site stands after the way to us", () => {
  expect(buttonsOf({ url: "https://calendar.example", text: "Book" })).toEqual([
    ["Ask us", true],
    ["Book", false],
  ]);
});

test("alone, the way to us is the stronger button", () => {
  expect(buttonsOf(null)).toEqual([["Ask us", true]]);
});
