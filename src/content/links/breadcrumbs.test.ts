import { expect, test } from "vitest";
import { breadcrumbsTo } from "./breadcrumbs";

const entries = [
  { title: "Start", link: "/" },
  { title: "What we do", link: "/services" },
  { title: "Resources", link: null },
];

test.each([
  [
    "/services/devops",
    "DevOps",
    [
      { title: "Start", path: "/" },
      { title: "What we do", path: "/services" },
    ],
  ],
  ["/about", "About", [{ title: "Start", path: "/" }]],
  ["/policies/terms", "Terms", [{ title: "Start", path: "/" }]],
])("%s: home, the overview that the header names, the page", (path, name, before) => {
  expect(breadcrumbsTo(path, name, entries, "/")).toEqual([...before, { title: name }]);
});

test("an overview is called on itself what its pages call it", () => {
  expect(breadcrumbsTo("/services", "Our work", entries, "/").at(-1)).toEqual({ title: "What we do" });
});

test("the home page has a name even where the header does not link to it", () => {
  expect(breadcrumbsTo("/about", "About", [], "/")[0]).toEqual({ title: "Home", path: "/" });
});
