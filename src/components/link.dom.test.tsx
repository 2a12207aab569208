import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { withMessages } from "../../tests/support/with-messages";
import { insteadOfLeading, Link } from "./link";

// One that leaves the site, or asks about something: tests/journeys/{navigation,contact-form}.spec.ts.
test("from a further language, a link to a page that it lacks says in which language that is, and is named whole", () => {
  const german = { code: "de", locale: "de-DE", prefix: "/de" };
  render(
    withMessages(
      {},
      <>
        <Link to="/de/about">Über uns</Link>
        <Link to="/contact#form" hiddenSuffix="in Graz">
          Kontakt
        </Link>
      </>,
      german,
    ),
  );
  expect(screen.getByText("Über uns").getAttribute("hreflang")).toBeNull();
  expect(screen.getByText("Kontakt").closest("a")).toMatchObject({ hreflang: "en", textContent: "Kontakt in Graz" });
});

test("what opens a window has focus afterwards, also in Safari, which focuses nothing that is clicked", () => {
  const open = vi.fn(() => document.activeElement);
  render(
    <a href="/film" onClick={insteadOfLeading(open)}>
      Play
    </a>,
  );
  const link = screen.getByText("Play");
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(open).toHaveReturnedWith(link);
});
