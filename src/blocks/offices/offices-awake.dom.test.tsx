import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { filled, site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { OfficesAwake } from "./offices-awake";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
