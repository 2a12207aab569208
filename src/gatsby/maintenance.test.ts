import { describe, expect, test } from "vitest";
import { underMaintenance } from "./maintenance";

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
});
