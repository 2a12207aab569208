import type { z } from "zod";
import { languages, partnerProducts, testimonials, trustedCompanies } from "./schemas/collections";
import { industry, service } from "./schemas/detail-page";
import { enquiryForm, enquiryWords, wizard } from "./schemas/enquiry";
import { location } from "./schemas/location";
import { navigation } from "./schemas/navigation";
import { aboutPage } from "./schemas/pages/about";
import { contactPage } from "./schemas/pages/contact";
import { homePage } from "./schemas/pages/home";
import {
  becomeAPartnerPage,
  caseStudiesPage,
  industriesPage,
  productsPage,
  servicesPage,
} from "./schemas/pages/overviews";
import { maintenancePage, notFoundPage } from "./schemas/pages/states";
import { policy } from "./schemas/policy";
import { product } from "./schemas/product";
import { site } from "./schemas/site";

/** One kind of file in `content/`. */
export interface ContentKind {
  /** Name of the GraphQL type and of the editor's schema file. */
  typeName: string;
  /** A file (`site.yaml`) or every file of a folder (`services/*`), relative to `content/`. */
  files: string;
  schema: z.ZodObject;
  /** The page made of such a file; `:name` stands for the file's name. Kinds without one are parts of other pages. */
  path?: string;
}

/** Every kind of file in `content/`. A file that matches none is reported by the check. */
export const contentKinds: readonly ContentKind[] = [
  { typeName: "SiteSettings", files: "site.yaml", schema: site },
  { typeName: "Navigation", files: "navigation.yaml", schema: navigation },
  { typeName: "Languages", files: "languages.yaml", schema: languages },
  { typeName: "Testimonials", files: "testimonials.yaml", schema: testimonials },
  { typeName: "TrustedCompanies", files: "trusted-companies.yaml", schema: trustedCompanies },
  { typeName: "PartnerProducts", files: "partner-products.yaml", schema: partnerProducts },
  { typeName: "HomePage", files: "pages/home.yaml", schema: homePage, path: "/" },
  { typeName: "AboutPage", files: "pages/about.yaml", schema: aboutPage, path: "/about" },
  { typeName: "ContactPage", files: "pages/contact.yaml", schema: contactPage, path: "/contact" },
  { typeName: "CaseStudiesPage", files: "pages/case-studies.yaml", schema: caseStudiesPage, path: "/case-studies" },
  {
    typeName: "BecomeAPartnerPage",
    files: "pages/become-a-partner.yaml",
    schema: becomeAPartnerPage,
    path: "/become-a-partner",
  },
  { typeName: "ServicesPage", files: "pages/services.yaml", schema: servicesPage, path: "/services" },
  { typeName: "ProductsPage", files: "pages/products.yaml", schema: productsPage, path: "/products" },
  { typeName: "IndustriesPage", files: "pages/industries.yaml", schema: industriesPage, path: "/industries" },
  { typeName: "NotFoundPage", files: "pages/not-found.yaml", schema: notFoundPage, path: "/404" },
  { typeName: "MaintenancePage", files: "pages/maintenance.yaml", schema: maintenancePage, path: "/maintenance" },
  { typeName: "Service", files: "services/*", schema: service, path: "/services/:name" },
  { typeName: "Product", files: "products/*", schema: product, path: "/products/:name" },
  { typeName: "Industry", files: "industries/*", schema: industry, path: "/industries/:name" },
  { typeName: "Policy", files: "policies/*", schema: policy, path: "/policies/:name" },
  { typeName: "Location", files: "locations/*", schema: location },
  { typeName: "Wizard", files: "wizards/*", schema: wizard },
  { typeName: "EnquiryForm", files: "forms/*", schema: enquiryForm },
  { typeName: "EnquiryWords", files: "enquiry-words.yaml", schema: enquiryWords },
];

/** A file's name without folder and ending: the key of an entry. `wizards/start-project.yaml` is `start-project`. */
export const fileName = (file: string) => file.replace(/^.*\//, "").replace(/\.yaml$/, "");

/**
 * The kind of a file.
 * @param file path relative to `content/`, with slashes: `services/devops.yaml`
 */
export function kindOf(file: string): ContentKind | undefined {
  const inFolder = file.replace(/[^/]+\.yaml$/, "*");
  return contentKinds.find((kind) => kind.files === file || (kind.files.includes("/*") && kind.files === inFolder));
}

/**
 * The path of the page that a file makes, without a slash at the end, or undefined where it makes none.
 * @param file path relative to `content/`: `services/devops.yaml` gives `/services/devops`
 */
export function pagePathOf(file: string): string | undefined {
  return kindOf(file)?.path?.replace(":name", fileName(file));
}
