import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { filled, site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { OfficeTime } from "../locations";
import { OfficesAwake } from "./offices-awake";

test("the build says in whose day the hours stand, and a browser what time it is there", () => {
  vi.useFakeTimers({ now: new Date("2026-06-21T23:59:30Z") });
  const words = site.InterfaceWords.data.offices;
  const offices = [{ city: "Town", clock: "Europe/London", opens: 9, closes: 17 }];
  const drawn = withMessages(site.InterfaceWords.data, <OfficesAwake offices={offices} clock="Europe/London" />);
  expect(renderToString(drawn)).toContain(filled(words.rule, { place: words.place }));
  const [hour, minute] = new Date().toTimeString().split(":");
  const time = filled(words.here, { time: `${hour}:${minute}` });
  expect(render(drawn).container.textContent).toContain(time);
});

test("an office says its time in a browser; the build, and an office without a clock, its zone", () => {
  vi.useFakeTimers({ now: new Date("2026-06-21T23:59:30Z") });
  const words = site.InterfaceWords.data;
  const office = (clock?: string) => withMessages(words, <OfficeTime timeZone="its zone" clock={clock} />);
  expect(renderToString(office("Asia/Kolkata"))).toBe("its zone");
  expect(render(office()).container.textContent).toBe("its zone");
  const said = filled(words.offices.now, { time: "05:29", zone: "its zone" });
  expect(render(office("Asia/Kolkata")).container.textContent).toBe(said);
});
