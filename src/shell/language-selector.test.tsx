// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { withMessages } from "../../tests/support/with-messages";
import { LanguageSelector } from "./language-selector";

const languages = [
  { code: "en", name: "English", flag: "EN", note: null, dataSet: "en" },
  { code: "de", name: "German", flag: "DE", note: "content still in English", dataSet: "en" },
];

const selectorOf = (props: Partial<Parameters<typeof LanguageSelector>[0]>) =>
  withMessages(
    { languages: { label: "Language", toHome: "leads to its home page" } },
    <LanguageSelector opens="above" languages={languages} {...props} />,
  );
const selector = selectorOf({});

const pressed = () =>
  screen.getAllByRole("button", { pressed: true, hidden: true }).map(({ textContent }) => textContent);

afterEach(cleanup);

test("the first language is chosen at first", () => {
  render(selector);
  expect(pressed()).toEqual(["ENEnglish"]);
});

test("the first language is the default, whichever it is", () => {
  render(selectorOf({ opens: "below", languages: [...languages].reverse() }));
  expect(pressed()).toEqual(["DEGermancontent still in English"]);
});

test("what the loader needs to show another one stands at its button", () => {
  render(selector);
  const german = screen.getByRole("button", { name: /German/, hidden: true });
  expect(german.getAttribute("value")).toBe("de");
  expect(german.dataset).toMatchObject({ action: "language", shown: "German" });
  cleanup();
  render(selectorOf({ opens: "below" }));
  expect(screen.getByRole("button", { name: /German/, hidden: true }).dataset.shown).toBe("DE");
});

test("a choice that the loader has shown stays when React comes", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(selector);
  const chosen = () => container.querySelector("[data-chosen]");
  expect(chosen()?.textContent).toBe("English");
  chosen()?.replaceChildren("German");
  render(selector, { container, hydrate: true });
  expect(chosen()?.textContent).toBe("German");
});

test("a site in two languages is one link for each, to the same page or to the home of one that lacks it", () => {
  const two = languages.map((language) => ({ ...language, note: null, dataSet: language.code }));
  const linksTo = (translations: Record<string, string>) => {
    render(selectorOf({ languages: two, translations }));
    const links = screen.getAllByRole("link", { hidden: true });
    const found = links.map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("hreflang"),
      link.getAttribute("aria-current"),
      link.dataset.code,
    ]);
    cleanup();
    return found;
  };
  expect(linksTo({ en: "/about", de: "/de/ueber-uns" })).toEqual([
    ["ENEnglish", "/about", "en", "true", "en"],
    ["DEGerman", "/de/ueber-uns", "de", null, "de"],
  ]);
  expect(linksTo({ en: "/about" })).toEqual([
    ["ENEnglish", "/about", "en", "true", "en"],
    ["DEGermanleads to its home page", "/de", "de", null, "de"],
  ]);
});
