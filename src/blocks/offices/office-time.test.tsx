// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { german, site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { OfficeTime } from "./office-time";

const office = (clock: string | null, language = site.language) => {
  const { offices } = language.code === "de" ? german.InterfaceWords.data : site.InterfaceWords.data;
  const now = language.code === "de" ? offices.now : "{time} now, {offset}";
  return withMessages(
    { offices: { ...offices, now } },
    <OfficeTime office={{ timeZone: "in words", clock }} />,
    language,
  );
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-06-21T23:59:30Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the build writes the words of the file", () => {
  expect(renderToString(office("Europe/Berlin"))).toBe("in words");
});

test.each([
  ["America/Phoenix", "16:59 now, UTC−7"],
  ["Europe/Berlin", "01:59 now, UTC+2"],
  ["Asia/Kolkata", "05:29 now, UTC+5:30"],
])("a visitor reads the time in %s", (clock, said) => {
  expect(render(office(clock)).container.textContent).toBe(said);
});

test.each([
  ["America/Phoenix", "16:59 Uhr, UTC−7"],
  ["Europe/Berlin", "01:59 Uhr, UTC+2"],
  ["Asia/Kolkata", "05:29 Uhr, UTC+5:30"],
])("a German reads the time in %s", (clock, said) => {
  expect(render(office(clock, german.language)).container.textContent).toBe(`dort ist es ${said}`);
});

test("the clock goes on", () => {
  const { container } = render(office("Asia/Kolkata"));
  act(() => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toBe("05:30 now, UTC+5:30");
});

test("without a clock the words stay", () => {
  expect(render(office(null)).container.textContent).toBe("in words");
});
