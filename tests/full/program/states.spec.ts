import { test } from "../../support/test";
import { sizes } from "../checks/check";
import { lookAt } from "../look-at";
import { states } from "./states";

for (const [name, reach, { shows, asksForConsent = false, says } = {}] of states) {
  test.describe(name, () => {
    test.use({ asksForConsent, viewport: shows === "narrow" ? sizes.narrow : sizes.wide });

    test("everything holds that holds in every state", async ({ page, watch }) => {
      test.setTimeout(300_000);
      await reach(page);
      await lookAt(page, shows);
      if (says) watch.messages = watch.messages.filter((message) => !says.test(message));
    });
  });
}
