// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeIntersectionObserver, fakeIntersectionObserver } from "../../tests/support/intersection-observer";

/** The module as a new visit loads it: all links of a visit share one observer. */
async function loadLink() {
  vi.resetModules();
  return (await import("./link")).Link;
}

const newTab = { about: "", demonstration: "", newTab: "(in a new tab)" };

beforeEach(fakeIntersectionObserver);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a link to another site opens in a new tab and says so", async () => {
  const Link = await loadLink();
  const { withWords } = await import("../../tests/support/with-words");
  render(withWords({ links: newTab }, <Link to="https://blog.example.com/">Read the blog</Link>));
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("Read the blog (in a new tab)");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
});

test.each(["/about", "/contact#start-project", "/videos/film.html", "mailto:a@example.com", "tel:+49"])(
  "%s stays in the tab",
  async (to) => {
    const Link = await loadLink();
    render(<Link to={to}>Go</Link>);
    const link = screen.getByRole("link", { name: "Go" });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.hasAttribute("target")).toBe(false);
  },
);

test("words that tell links apart are part of the name", async () => {
  const Link = await loadLink();
  render(
    <Link to="/services/devops" hiddenSuffix="about DevOps">
      Learn more
    </Link>,
  );
  expect(screen.getByRole("link").textContent).toBe("Learn more about DevOps");
});

test("a page is fetched ahead once its link comes within 200 pixels of the screen, and only once", async () => {
  const Link = await loadLink();
  const prefetch = vi.spyOn(await import("gatsby"), "prefetchPathname");
  render(
    <>
      <Link to="/about">About</Link>
      <Link to="/contact">Contact</Link>
    </>,
  );
  const [observer, ...others] = FakeIntersectionObserver.made;
  const about = screen.getByRole("link", { name: "About" });
  expect(others).toEqual([]);
  expect(observer?.options.rootMargin).toBe("200px");
  expect(observer?.observed.size).toBe(2);

  observer?.report(about, false);
  expect(prefetch).not.toHaveBeenCalled();
  observer?.report(about, true);
  expect(prefetch.mock.calls).toEqual([["/about"]]);
  expect(observer?.observed.has(about)).toBe(false);

  cleanup();
  expect(observer?.observed.size).toBe(0);
});

test.each(["https://blog.example.com/", "/videos/film.html", "mailto:a@example.com"])(
  "%s is never fetched ahead",
  async (to) => {
    const Link = await loadLink();
    const { withWords } = await import("../../tests/support/with-words");
    render(withWords({ links: newTab }, <Link to={to}>Go</Link>));
    expect(FakeIntersectionObserver.made).toEqual([]);
  },
);

test("nothing is fetched ahead for visitors who save data", async () => {
  const Link = await loadLink();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  render(<Link to="/about">About</Link>);
  expect(FakeIntersectionObserver.made).toEqual([]);
});
