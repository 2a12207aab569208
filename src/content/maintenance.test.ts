import { describe, expect, test } from "vitest";
import { isClosed, maintenanceOf, showsMaintenance } from "./maintenance";

const state = (isEnabled: boolean) => ({ isEnabled, openPaths: ["/policies/im-print", "/policies/privacy-policy"] });

describe("the maintenance screen stands", () => {
  test.each([
    ["/", true],
    ["/services/devops", true],
    ["/policies/gdpr", true],
    ["/404", true],
    ["/de", true],
    ["/de/404", true],
    ["/policies/im-print", false],
    ["/policies/privacy-policy", false],
  ])("while the flag is set, at %s: %s", (path, shows) => expect(showsMaintenance(path, state(true))).toBe(shows));

  test.each([
    ["/", false],
    ["/maintenance", true],
    ["/de/maintenance", true],
    ["/de", false],
    ["/maintenance-plan", false],
  ])("while it is not, at %s: %s", (path, shows) => expect(showsMaintenance(path, state(false))).toBe(shows));
});

test("its own page is open to look at while the flag is not set", () => {
  expect([true, false].map((isEnabled) => isClosed("/maintenance", state(isEnabled)))).toEqual([true, false]);
});

test("a page stays open whose link leads to a place on it", () => {
  const links = [{ url: "/policies/imprint#contact" }, { url: "/policies/gdpr?print" }, { url: "/de#ende" }];
  const settings = { SiteSettings: { data: { maintenance: { enabled: true } } } };
  const state = maintenanceOf([{ ...settings, MaintenancePage: { data: { links } } }, settings]);
  const paths = ["/policies/imprint", "/policies/gdpr", "/de", "/"];
  expect(paths.map((path) => isClosed(path, state))).toEqual([false, false, false, true]);
});
