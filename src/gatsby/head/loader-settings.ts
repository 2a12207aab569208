import type { Site } from "../../content/read-site";
import type { LoaderSettings } from "../../loader/hydrate";
import { listedPurposes } from "../../loader/shared";

/** The choices that start services, as the cookie keeps them; `undefined` is no choice. */
function startingChoices({ waitForConsent, analytics, chat, scripts }: Site["SiteSettings"]["data"]["thirdParties"]) {
  if (!analytics && !chat && scripts.length === 0) return "";
  return waitForConsent ? "true" : "true undefined";
}

/** Settings of the loader, from the content. */
export const loaderSettings = ({ Wizard, SiteSettings, SiteWords, InterfaceWords }: Site): LoaderSettings => ({
  windows: Wizard.map(({ key }) => key).join(" "),
  purposes: listedPurposes(SiteWords.data.consent.purposes.map(({ key }) => key)),
  services: startingChoices(SiteSettings.data.thirdParties),
  failed: InterfaceWords.data.program.failed,
});
