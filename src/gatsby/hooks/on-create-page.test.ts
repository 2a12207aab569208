import { resolve } from "node:path";
import type { CreatePageArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { maintainedSite, site } from "../../../tests/support/test-site";
import { siteContent } from "../site-content";
import { onCreatePage } from "./on-create-page";

vi.mock("../site-content", () => ({ siteContent: vi.fn() }));

const [legal = ""] = site.MaintenancePage.data.links.map(({ url }) => url);

function create(path: string, isMaintained: boolean, context: Record<string, unknown> = { id: "7" }) {
  vi.mocked(siteContent).mockReturnValue(isMaintained ? maintainedSite : site);
  const actions = { createPage: vi.fn(), deletePage: vi.fn() };
  const page = { path, component: "/src/pages/404.tsx", context };
  onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => {});
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
  ["a legal page during maintenance", legal, true, { id: "7" }],
  ["a page that it made itself", "/about", true, { isFrameless: true }],
])("leaves %s alone", (_, path, isMaintained, context) => {
  const { createPage, deletePage } = create(path, isMaintained, context);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).not.toHaveBeenCalled();
});
