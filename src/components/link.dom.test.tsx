import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Link } from "./link";

afterEach(cleanup);

// One that leaves the site: tests/journeys/navigation.spec.ts.
test.each(["/about", "/contact#start-project", "/videos/film.html", "mailto:a@example.com", "tel:+49"])(
  "%s stays in the tab",
  (to) => {
    render(<Link to={to}>Go</Link>);
    const link = screen.getByRole("link", { name: "Go" });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.hasAttribute("target")).toBe(false);
  },
);

test("a link that asks about something says so in its address", () => {
  render(
    <Link to="/contact#form" about="AR & VR">
      Ask about this
    </Link>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/contact?about=AR%20%26%20VR#form");
});

test("words that tell links apart are part of the name", () => {
  render(
    <Link to="/services/devops" hiddenSuffix="about DevOps">
      Learn more
    </Link>,
  );
  expect(screen.getByRole("link").textContent).toBe("Learn more about DevOps");
});
