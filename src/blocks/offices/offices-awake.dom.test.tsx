import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { OfficesAwake } from "./offices-awake";

afterEach(cleanup);

test.each([
  ["Asia/Calcutta", "in Kolkata"],
  ["America/New_York", "in New York"],
  ["Etc/Unknown", site.InterfaceWords.data.offices.place],
  ["Etc/GMT-3", site.InterfaceWords.data.offices.place],
])("where the browser calls the zone %s, the place is %s", (timeZone, place) => {
  const own = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...own, timeZone });
  const offices = [{ city: "Town", clock: "Europe/London", opens: 9, closes: 17 }];
  const { container } = render(
    withMessages(site.InterfaceWords.data, <OfficesAwake offices={offices} clock="Europe/London" />),
  );
  expect(container.textContent).toContain(place.replace("in ", ""));
});
