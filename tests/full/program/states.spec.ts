import { test } from "../../support/test";
import { lookAt } from "../look-at";
import { formStates } from "./form-states";
import { pageStates } from "./page-states";
import { partStates } from "./part-states";
import { sizeOf } from "./state";
import { wizardStates } from "./wizard-states";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const state of [...pageStates, ...partStates, ...formStates, ...wizardStates]) {
  const { name, reach, shows, asksForConsent = false, says } = state;
  test.describe(name, () => {
    test.use({ asksForConsent, viewport: sizeOf(state) });

    test("everything holds that holds in every state", async ({ page, watch }) => {
      test.setTimeout(240_000);
      await reach(page);
      await lookAt(page, shows);
      if (says) watch.messages = watch.messages.filter((message) => !says.test(message));
    });
  });
}
