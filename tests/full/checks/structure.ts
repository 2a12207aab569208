import type { Check } from "./check";

/** One title, one main part, headings without gaps, and a name of its own for each landmark of a kind. */
export const structure: Check = (page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const expectOne = (what: string, count: number) => {
      if (count !== 1) faults.push(`${count} ${what}`);
    };
    if (document.title.trim() === "") faults.push("no title");
    if (document.documentElement.lang === "") faults.push("no language");
    const isCovered = document.querySelector("[role=dialog]") !== null || document.querySelector("[inert]") !== null;
    if (!isCovered) {
      expectOne("main parts", shown("main").length);
      expectOne("headings of the first level", shown("h1").length);
    }
    // Parts before the title, such as the banner, may begin with a heading of the second level.
    let level = 1;
    for (const heading of shown("h1, h2, h3, h4, h5, h6")) {
      const next = Number(heading.tagName.slice(1));
      if (next > level + 1) faults.push(`h${next} after h${level}: ${heading.textContent?.slice(0, 80)}`);
      level = next;
    }
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ??
      document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
      "";
    for (const kind of ["nav", "aside", "form[aria-label], form[aria-labelledby]"]) {
      const names = shown(kind).map(nameOf);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      for (const name of new Set(twice)) faults.push(`two of ${kind} are called "${name}"`);
    }
    for (const element of shown("[aria-labelledby], [aria-describedby], [aria-controls], label[for]")) {
      for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
        for (const id of element.getAttribute(attribute)?.split(" ") ?? []) {
          if (id && attribute !== "aria-controls" && !document.getElementById(id)) {
            faults.push(`${attribute}="${id}" names nothing: ${element.outerHTML.slice(0, 120)}`);
          }
        }
      }
    }
    return faults;
  });
