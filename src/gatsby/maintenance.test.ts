import { expect, test } from "vitest";
import { german, maintainedSite } from "../../tests/support/test-site";
import { maintenanceOf, underMaintenance } from "./maintenance";

const page = { path: "/services/devops", component: "/src/templates/detail-page.tsx", context: { id: "1" } };

test("a page of a further language becomes the screen of that language without header and footer, and its legal pages stay themselves", () => {
  const closed = maintenanceOf([maintainedSite, german]);
  const lamps = { ...page, path: "/de/leistungen/lampen", context: { language: "de" } };
  const imprint = { ...lamps, path: "/de/policies/impressum" };
  expect(underMaintenance(lamps, closed)).toMatchObject({
    component: expect.stringMatching(/maintenance-page\.tsx$/),
    context: { language: "de", isFrameless: true },
  });
  expect(underMaintenance(imprint, closed)).toBe(imprint);
});
