import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Every page of the site, from the specification; the built sitemap must list the same. */
export const routes = [
  "/",
  "/about",
  "/contact",
  "/case-studies",
  "/become-a-partner",
  "/services",
  "/services/cloud-services",
  "/services/ai-solutions",
  "/services/cybersecurity",
  "/services/devops",
  "/services/ar-vr",
  "/products",
  "/products/solar-potential-analyzer",
  "/products/renewable-energy-sources-api",
  "/products/carbon-emission-data-api",
  "/products/carbon-footprint-calculator",
  "/industries",
  "/industries/finance",
  "/industries/healthcare",
  "/industries/retail",
  "/industries/manufacturing",
  "/industries/energy",
  "/industries/telecommunications",
  "/industries/realestate",
  "/policies/terms-conditions",
  "/policies/gdpr",
  "/policies/privacy-policy",
  "/policies/im-print",
  "/policies/cookie-policy",
  "/policies/disclaimer",
] as const;

/** A path that leads nowhere. */
export const unknownRoute = "/no/such/page";

/** Reads one file of the built site. */
export const built = (path: string) => readFileSync(join("public", path), "utf8");

/** The built file of a page. */
export const fileOf = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`);
