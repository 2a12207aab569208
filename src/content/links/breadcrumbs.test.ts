import { expect, test } from "vitest";
import { breadcrumbsTo } from "./breadcrumbs";

const entries = [
  { title: "Start", link: "/" },
  { title: "What we do", link: "/services" },
  { title: "Resources", link: null },
];

const home = { title: "Start", path: "/" };

test.each([
  ["/services/devops", "DevOps", [home, { title: "What we do", path: "/services" }, { title: "DevOps" }]],
  ["/about", "About", [home, { title: "About" }]],
  ["/policies/terms", "Terms", [home, { title: "Terms" }]],
  ["/services", "Our work", [home, { title: "What we do" }]],
])("%s: home, the overview that the header names, the page as its pages call it", (path, name, crumbs) => {
  expect(breadcrumbsTo(path, name, entries, "/")).toEqual(crumbs);
});

test("the home page has a name even where the header does not link to it", () => {
  expect(breadcrumbsTo("/about", "About", [], "/")[0]).toEqual({ title: "Home", path: "/" });
});
