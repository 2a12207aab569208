import { describe, expect, test } from "vitest";
import { isClosed, underMaintenance } from "./maintenance";

const legal = ["/policies/im-print", "/policies/privacy-policy"];

describe("which pages are closed", () => {
  test.each([
    ["/", true],
    ["/services/devops", true],
    ["/policies/gdpr", true],
    ["/404", true],
    ["/policies/im-print", false],
    ["/policies/privacy-policy", false],
  ])("while the flag is set, %s: %s", (path, closed) => expect(isClosed(path, true, legal)).toBe(closed));

  test.each([
    ["/", false],
    ["/maintenance", true],
    ["/maintenance-plan", false],
  ])("while it is not, %s: %s", (path, closed) => expect(isClosed(path, false, legal)).toBe(closed));
});

describe("pages as they are built", () => {
  const nodes = (enabled: boolean) => (type: string) =>
    (type === "SiteSettings" ? [{ maintenance: { enabled } }] : [{ links: legal.map((url) => ({ url })) }]) as never;
  const page = { path: "/services/devops", component: "/src/templates/detail-page.tsx", context: { id: "1" } };

  test("a page stays itself while the flag is not set", () => {
    expect(underMaintenance(page, nodes(false))).toBe(page);
  });

  test("a page made from a template becomes the screen too, without header and footer", () => {
    const { component, context } = underMaintenance(page, nodes(true));
    expect(component).toMatch(/src\/pages\/maintenance\.tsx$/);
    expect(context).toEqual({ id: "1", isFrameless: true });
  });
});
