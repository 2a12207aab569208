import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { withMessages } from "../../tests/support/with-messages";
import { insteadOfLeading, Link } from "./link";

afterEach(cleanup);

const draw = (link: ReactElement) => render(withMessages({}, link));

// One that leaves the site: tests/journeys/navigation.spec.ts.
test.each(["/about", "/contact#start-project", "/videos/film.html", "mailto:a@example.com", "tel:+49"])(
  "%s stays in the tab",
  (to) => {
    draw(<Link to={to}>Go</Link>);
    const link = screen.getByRole("link", { name: "Go" });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.hasAttribute("target")).toBe(false);
  },
);

test("from a further language, a link to a page that it lacks says in which language that is", () => {
  const german = { code: "de", locale: "de-DE", prefix: "/de" };
  render(
    withMessages(
      {},
      <>
        <Link to="/de/about">Über uns</Link>
        <Link to="/contact#form">Kontakt</Link>
      </>,
      german,
    ),
  );
  expect(screen.getByText("Über uns").getAttribute("hreflang")).toBeNull();
  expect(screen.getByText("Kontakt").getAttribute("hreflang")).toBe("en");
});

test("a link that asks about something says so in its address", () => {
  draw(
    <Link to="/contact#form" about="AR & VR">
      Ask about this
    </Link>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/contact?about=AR%20%26%20VR#form");
});

test("words that tell links apart are part of the name", () => {
  draw(
    <Link to="/services/devops" hiddenSuffix="about DevOps">
      Learn more
    </Link>,
  );
  expect(screen.getByRole("link").textContent).toBe("Learn more about DevOps");
});

test("what opens a window has focus afterwards, also in Safari, which focuses nothing that is clicked", () => {
  const open = vi.fn(() => document.activeElement);
  render(
    <a href="/film" onClick={insteadOfLeading(open)}>
      Play
    </a>,
  );
  const link = screen.getByText("Play");
  expect(fireEvent.click(link)).toBe(false);
  expect(open).toHaveReturnedWith(link);
});
