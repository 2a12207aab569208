import { describe, expect, test } from "vitest";
import { german, maintainedSite } from "../../tests/support/test-site";
import { maintenanceOf, underMaintenance } from "./maintenance";

describe("pages as they are built", () => {
  const state = (isEnabled: boolean) => ({ isEnabled, openPaths: ["/policies/im-print"] });
  const page = { path: "/services/devops", component: "/src/templates/detail-page.tsx", context: { id: "1" } };

  test("a page stays itself while the flag is not set", () => {
    expect(underMaintenance(page, state(false))).toBe(page);
  });

  test("a page made from a template becomes the screen too, without header and footer", () => {
    const { component, context } = underMaintenance(page, state(true));
    expect(component).toMatch(/src\/templates\/maintenance-page\.tsx$/);
    expect(context).toEqual({ id: "1", isFrameless: true });
  });

  test("a page of a further language becomes the screen of that language, and its legal pages stay themselves", () => {
    const closed = maintenanceOf([maintainedSite, german]);
    const lamps = { ...page, path: "/de/leistungen/lampen", context: { language: "de" } };
    const imprint = { ...lamps, path: "/de/policies/impressum" };
    expect(underMaintenance(lamps, closed)).toMatchObject({
      component: expect.stringMatching(/maintenance-page\.tsx$/),
      context: { language: "de" },
    });
    expect(underMaintenance(imprint, closed)).toBe(imprint);
  });
});
