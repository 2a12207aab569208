import { resolve } from "node:path";
import type { CreatePageArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { onCreatePage } from "./on-create-page";

const legal = ["/policies/im-print", "/policies/privacy-policy"];

function create(path: string, enabled: boolean, context: Record<string, unknown> = { id: "7" }) {
  const actions = { createPage: vi.fn(), deletePage: vi.fn() };
  const nodes: Record<string, unknown[]> = {
    SiteSettings: [{ maintenance: { enabled } }],
    MaintenancePage: [{ links: legal.map((url) => ({ url })) }],
  };
  const page = { path, component: "/src/pages/404.tsx", context };
  const args = { page, actions, getNodesByType: (type: string) => nodes[type] } as unknown as CreatePageArgs;
  onCreatePage?.(args, { plugins: [] }, () => {});
  return actions;
}

test("puts the maintenance screen in the place of a closed page, which Gatsby must see to be drawn by another component", () => {
  const { createPage, deletePage } = create("/about", true);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).toHaveBeenCalledExactlyOnceWith({
    path: "/about",
    component: resolve("src/templates/maintenance-page.tsx"),
    context: { id: "7", isFrameless: true },
  });
});

test.each([
  ["an open page", "/about", false, { id: "7" }],
  ["a legal page during maintenance", "/policies/im-print", true, { id: "7" }],
  ["a page that it made itself", "/about", true, { isFrameless: true }],
])("leaves %s alone", (_, path, enabled, context) => {
  const { createPage, deletePage } = create(path, enabled, context);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).not.toHaveBeenCalled();
});
