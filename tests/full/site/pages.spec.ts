import { isRepeated, routes } from "../../built/public-folder";
import { expectAccessible } from "../../support/accessibility";
import { open, test } from "../../support/test";
import { sizes } from "../checks/check";
import { lookAt } from "../look-at";

test.use({ viewport: sizes.wide });

for (const route of routes) {
  // The fullest page of each folder stands for those beside it; they are accessible by day and in the evening.
  const look = isRepeated(route) ? expectAccessible : lookAt;

  test(`${route} holds what holds in every state`, async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, route);
    await look(page);
  });
}
