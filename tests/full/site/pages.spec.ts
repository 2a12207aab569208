import { isRepeated, routes } from "../../built/public-folder";
import { open, test } from "../../support/test";
import { sizes } from "../checks/check";
import { lookAt } from "../look-at";

test.use({ viewport: sizes.wide });

// The fullest page of each folder stands for those beside it.
for (const route of routes.filter((one) => !isRepeated(one))) {
  test(`${route} holds all that holds in every state`, async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, route);
    await lookAt(page);
  });
}
