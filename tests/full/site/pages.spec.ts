import { isRepeated, routes } from "../../built/public-folder";
import { faultsByDayAndEvening } from "../../support/accessibility";
import { expect, open, test } from "../../support/test";
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

for (const route of routes.filter(isRepeated)) {
  test(`${route} is accessible by day and in the evening`, async ({ page }) => {
    await open(page, route);
    expect(await faultsByDayAndEvening(page)).toEqual([]);
  });
}
