import { contentTypes } from "../../content/content-types";
import type { Site } from "../../content/read-site";
import { colorsIn } from "../../theme/read-appearance";
import type { ListedPage } from "../head/listed-pages";

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

export const webManifest = ({ SiteSettings, SiteWords }: Site) => ({
  name: `${SiteSettings.data.facts.company}: ${SiteWords.data.head.title}`,
  short_name: SiteSettings.data.facts.company,
  description: SiteWords.data.head.description,
  start_url: "/",
  display: "browser",
  background_color: colorsIn("day").background,
  theme_color: colorsIn("day").background,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, " ").trim();
/** With the characters escaped that would end a Markdown link's words. */
const linkWords = (text: string) => oneLine(text).replace(/[[\]\\]/g, "\\$&");

/** `llms.txt` after https://llmstxt.org: what the company is, and every page with its address and one line about it. */
export function llmsText(site: Site, pages: readonly ListedPage[]): string {
  const { url } = site.SiteSettings.data;
  const sections = Object.entries(site.InterfaceWords.data.llms).map(([section, heading]) => {
    const lines = contentTypes.flatMap(({ typeName }) =>
      pages
        .filter(({ type, traits }) => type === typeName && traits.llms === section)
        .sort((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0))
        .map(({ path, data: { head } }) => `- [${linkWords(head.title)}](${url}${path}): ${oneLine(head.description)}`),
    );
    return lines.length > 0 ? `\n## ${oneLine(heading)}\n\n${lines.join("\n")}\n` : "";
  });
  const { company } = site.SiteSettings.data.facts;
  return `# ${oneLine(company)}\n\n> ${oneLine(site.SiteWords.data.head.description)}\n${sections.join("")}`;
}
