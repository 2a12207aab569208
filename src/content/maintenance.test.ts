import { expect, test } from "vitest";
import { isClosed, maintenanceOf, showsMaintenance } from "./maintenance";
import type { Sites } from "./read-site";

const state = (isEnabled: boolean) => ({ isEnabled, openPaths: ["/policies/im-print", "/policies/privacy-policy"] });

test.each([
  ["/", true, false],
  ["/services/devops", true, false],
  ["/policies/gdpr", true, false],
  ["/404", true, false],
  ["/de", true, false],
  ["/de/404", true, false],
  ["/policies/im-print", false, false],
  ["/maintenance", true, true],
  ["/de/maintenance", true, true],
  ["/maintenance-plan", true, false],
])("at %s, the maintenance screen stands while the flag is set: %s, while it is not: %s", (path, set, not) => {
  expect([true, false].map((isEnabled) => showsMaintenance(path, state(isEnabled)))).toEqual([set, not]);
  // Its own page is open to look at while the flag is not set.
  expect(isClosed(path, state(false))).toBe(false);
});

test("a page stays open whose link leads to a place on it", () => {
  const links = [{ url: "/policies/imprint#contact" }, { url: "/policies/gdpr?print" }, { url: "/de#ende" }];
  const settings = { SiteSettings: { data: { maintenance: { enabled: true } } } };
  const sites = [{ ...settings, MaintenancePage: { data: { links } } }, settings];
  const state = maintenanceOf(sites as unknown as Sites);
  const paths = ["/policies/imprint", "/policies/gdpr", "/de", "/"];
  expect(paths.map((path) => isClosed(path, state))).toEqual([false, false, false, true]);
});
