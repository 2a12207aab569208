import type { Site } from "../content/read-site";

/** The address the site is published at; `SITE_URL` overrides `content/site.yaml`, for previews. */
export const siteUrlOf = ({ SiteSettings }: Site): string => process.env.SITE_URL ?? SiteSettings.data.url;
