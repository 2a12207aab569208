import { expect, test } from "vitest";
import { isFindable } from "./findable";

const state = (enabled: boolean) => ({
  siteSettings: { maintenance: { enabled } },
  maintenancePage: { links: [{ url: "/policies/im-print" }] },
});

test.each([
  ["/", true, false],
  ["/policies/im-print", true, true],
  ["/404", false, false],
  ["/404.html", false, false],
  ["/dev-404-page", false, false],
  ["/maintenance", false, false],
])("%s may be found: %s, during maintenance: %s", (path, usually, duringMaintenance) => {
  expect(isFindable(path, state(false))).toBe(usually);
  expect(isFindable(path, state(true))).toBe(duringMaintenance);
});
