import { expect, test } from "vitest";
import { isIndexable } from "./listed-pages";

const state = (isEnabled: boolean) => ({ isEnabled, openPaths: ["/policies/im-print"] });

test.each([
  ["/", true, false],
  ["/policies/im-print", true, true],
  ["/404", false, false],
  ["/404.html", false, false],
  ["/maintenance", false, false],
  ["/enquire/start-project", false, false],
  ["/de/enquire/start-project", false, false],
])("%s may be listed: %s, during maintenance: %s", (path, usually, duringMaintenance) => {
  expect(isIndexable(path, state(false))).toBe(usually);
  expect(isIndexable(path, state(true))).toBe(duringMaintenance);
});
