import type { Site } from "../../src/content/read-site";

/** The path of one page of each family that the site has, by the family's name. */
export function familyPaths(site: Site): readonly (readonly [name: string, path: string])[] {
  const families = {
    home: site.HomePage.path,
    overview: site.Page.find(({ path }) => path === "/services")?.path,
    service: site.Service[0]?.path,
    product: site.Product[0]?.path,
    industry: site.Industry[0]?.path,
    policy: site.Policy[0]?.path,
    contact: site.Page.find(({ data }) => data.pageType === "ContactPage")?.path,
    "not-found": "/no-such-page",
  };
  return Object.entries(families).flatMap(([name, path]) => (path === undefined ? [] : [[name, path] as const]));
}
