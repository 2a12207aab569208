import type { Site } from "../../src/content/read-site";

/** One page of each kind that the site has, by the name of its row. */
const families = {
  home: (site: Site) => site.HomePage.path,
  overview: (site: Site) => site.ServicesPage.path,
  service: (site: Site) => site.Service[0]?.path,
  product: (site: Site) => site.Product[0]?.path,
  industry: (site: Site) => site.Industry[0]?.path,
  policy: (site: Site) => site.Policy[0]?.path,
  contact: (site: Site) => site.ContactPage.path,
  // Any path that is none gives it, with the answer that it really has.
  "not-found": () => "/no-such-page",
};

export type FamilyName = keyof typeof families;

export const familyNames = Object.keys(families) as FamilyName[];

/** The path of the page that is measured for its family; undefined where the site has no such page. */
export const familyPath = (family: FamilyName, site: Site): string | undefined => families[family](site);
