import type { Site } from "../../content/read-site";

/**
 * `/.well-known/security.txt` after RFC 9116.
 * @param url address of the site, without a slash at the end
 */
export function securityTxt(
  url: string,
  { contact, expires, languages }: Site["SiteSettings"]["data"]["security"],
): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
