// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { withMessages } from "../../tests/support/with-messages";
import { exampleLogo } from "../components/example-logo";
import { Header } from "./header";
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

afterEach(() => {
  cleanup();
  vi.mocked(useStaticQuery).mockReset();
});

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

test.each([1, 2])("the header of a site that lists %d has a list of languages where there is a choice", (count) => {
  const link = { title: "Contact", link: "/contact" };
  vi.mocked(useStaticQuery).mockReturnValue({
    languages: { languages: languages.slice(0, count) },
    allNavigation: {
      nodes: [
        { language: "en", all: { header: { entries: [], hireDeveloper: link, startProject: link, getStarted: link } } },
      ],
    },
    site: { buildTime: "2026", siteMetadata: { siteUrl: "https://www.example.com" } },
    siteSettings: { facts: { company: "Company" }, logo: exampleLogo },
  });
  const words = { skipLink: "Skip", homeLink: "home", main: "Main", menu: "Menu", breadcrumbs: "Path" };
  const shown = { languages: { label: "Language", toHome: "" }, navigation: words };
  render(withMessages(shown, <Header path="/" />));
  expect(screen.queryAllByText("Language:")).toHaveLength(count - 1);
});
