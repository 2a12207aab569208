import { resolve } from "node:path";
import type { CreatePageArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { maintainedSite, site } from "../../../tests/support/test-site";
import { required } from "../../content/required";
import { siteContents } from "../site-content";
import { onCreatePage } from "./on-create-page";

vi.mock("../site-content", () => ({ siteContents: vi.fn() }));

const [legal = ""] = required(site.MaintenancePage, "pages/maintenance.yaml").data.links.map(({ url }) => url);

function create(path: string, isMaintained: boolean, context: Record<string, unknown> = { id: "7" }) {
  vi.mocked(siteContents).mockReturnValue([isMaintained ? maintainedSite : site]);
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
    context: { id: "7", language: "en", isFrameless: true },
  });
});

test.each([
  ["an open page", "/404", false],
  ["a legal page during maintenance", legal, true],
])("tells %s its language", (_, path, isMaintained) => {
  expect(create(path, isMaintained).createPage).toHaveBeenCalledExactlyOnceWith({
    path,
    component: "/src/pages/404.tsx",
    context: { id: "7", language: "en" },
  });
});

test.each([
  ["a page that knows its language", "/404", true, { language: "de" }],
  ["a page that it made itself", "/about", true, { isFrameless: true }],
])("leaves %s alone", (_, path, isMaintained, context) => {
  const { createPage, deletePage } = create(path, isMaintained, context);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).not.toHaveBeenCalled();
});
