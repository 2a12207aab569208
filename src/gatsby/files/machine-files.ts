import type { Site } from "../../content/read-site";
import { palette } from "../../theme/palette";

/** `/.well-known/security.txt` after RFC 9116. */
export function securityTxt({ SiteSettings }: Site): string {
  const { url, security } = SiteSettings.data;
  const { contact, expires, languages } = security;
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export const robotsTxt = ({ SiteSettings }: Site): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${SiteSettings.data.url}/sitemap-index.xml`, ""].join("\n");

/** Manifest for phones and desktops that install the site. The icons are drawn by `npm run brand`. */
export const webManifest = ({ SiteSettings, SiteWords }: Site) => ({
  name: `${SiteSettings.data.facts.company}: ${SiteWords.data.head.title}`,
  short_name: SiteSettings.data.facts.company,
  description: SiteWords.data.head.description,
  start_url: "/",
  display: "browser",
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});
