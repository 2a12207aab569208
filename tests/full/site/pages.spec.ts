import { open, test } from "../../support/test";
import { sizes } from "../checks/check";
import { lookAt } from "../look-at";
import { addresses, nowhere } from "./addresses";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: sizes.wide });

for (const address of addresses) {
  test(`${address} holds all that holds in every state`, async ({ page, watch }) => {
    test.setTimeout(240_000);
    await open(page, address);
    await lookAt(page);
    // The browser reports the 404 itself.
    if (address === nowhere) watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
  });
}
