import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { german, site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { OfficeTime } from "../locations";
import { OfficesAwake } from "./offices-awake";

const office = (clock: string | undefined, { language, InterfaceWords } = site) =>
  withMessages(InterfaceWords.data, <OfficeTime office={{ timeZone: "in words", clock }} />, language);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-06-21T23:59:30Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the build, and an office without a clock, have the words of the file", () => {
  expect(renderToString(office("Europe/Berlin"))).toBe("in words");
  expect(render(office(undefined)).container.textContent).toBe("in words");
});

test.each([
  ["America/Phoenix", "16:59", "UTC−7"],
  ["Europe/Berlin", "01:59", "UTC+2"],
  ["Asia/Kolkata", "05:29", "UTC+5:30"],
])("a visitor reads the time in %s: %s, %s", (clock, time, offset) => {
  expect(render(office(clock)).container.textContent).toMatch(new RegExp(`${time}.*${offset.replace("+", "\\+")}`));
  expect(render(office(clock, german)).container.textContent).toBe(`dort ist es ${time} Uhr, ${offset}`);
});

test.each([
  ["Asia/Calcutta", "Kolkata"],
  ["America/New_York", "New York"],
  ["Etc/Unknown", site.InterfaceWords.data.offices.place],
  ["Etc/GMT-3", site.InterfaceWords.data.offices.place],
])("where the browser calls the zone %s, the place is %s", (timeZone, place) => {
  vi.useRealTimers();
  const own = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...own, timeZone });
  const offices = [{ city: "Town", clock: "Europe/London", opens: 9, closes: 17 }];
  const { container } = render(
    withMessages(site.InterfaceWords.data, <OfficesAwake offices={offices} clock="Europe/London" />),
  );
  expect(container.textContent).toContain(place);
});
