import { graphql, useStaticQuery } from "gatsby";
import { required, type ShownEntry } from "../content/entry";

type SettingOfShell =
  | "facts.company"
  | "facts.email"
  | "logo"
  | "social"
  | "thirdParties.waitForConsent"
  | "thirdParties.analytics.id"
  | "thirdParties.analytics.origin"
  | "thirdParties.chat.script"
  | "thirdParties.chat.globals"
  | "thirdParties.scripts.purpose"
  | "thirdParties.scripts.script"
  | "thirdParties.scripts.globals";

interface SiteQuery {
  readonly site: { readonly buildTime: string; readonly siteMetadata: { readonly siteUrl: string } } | null;
  readonly siteSettings: {
    readonly data: ShownEntry<"SiteSettings", SettingOfShell>;
  } | null;
}

/** The address of the site, the year of its build, and what every page reads from `site.yaml`. */
export function useSite() {
  const { site, siteSettings } = useStaticQuery<SiteQuery>(graphql`
    query Site {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        data(
          fields: [
            "facts.company"
            "facts.email"
            "logo"
            "social"
            "thirdParties.waitForConsent"
            "thirdParties.analytics.id"
            "thirdParties.analytics.origin"
            "thirdParties.chat.script"
            "thirdParties.chat.globals"
            "thirdParties.scripts.purpose"
            "thirdParties.scripts.script"
            "thirdParties.scripts.globals"
          ]
        )
      }
    }
  `);
  return {
    url: required(site?.siteMetadata.siteUrl, "site.yaml"),
    year: String(site?.buildTime),
    settings: required(siteSettings, "site.yaml").data,
  };
}
