import type { z } from "zod";
import { caseStudy } from "./schemas/case-study";
import { industry, service } from "./schemas/detail-page";
import { enquiryForm } from "./schemas/enquiry-form";
import { enquiryWords } from "./schemas/enquiry-words";
import { interfaceWords, type LlmsWords } from "./schemas/interface-words";
import { languages } from "./schemas/languages";
import { location } from "./schemas/location";
import { navigation } from "./schemas/navigation";
import { caseStudiesPage } from "./schemas/pages/case-studies";
import { homePage } from "./schemas/pages/home";
import { maintenancePage } from "./schemas/pages/maintenance";
import { notFoundPage } from "./schemas/pages/not-found";
import { type PageType, page, type Tint } from "./schemas/pages/page";
import { partnerProducts } from "./schemas/partner-products";
import { policy } from "./schemas/policy";
import { product } from "./schemas/product/product";
import { site } from "./schemas/site";
import { siteWords } from "./schemas/site-words";
import { testimonials } from "./schemas/testimonials";
import { trustedCompanies } from "./schemas/trusted-companies";
import { wizard } from "./schemas/wizard";

export interface PageTraits {
  /** The page made of such a file; `:name` stands for the file's name, `:path` for its path below the folder. */
  path: `/${string}`;
  tint: Tint;
  /** The type of the page at schema.org. Left out: `WebPage`. */
  schemaOrg?: PageType;
  /** Type of the page's subject at schema.org: the company, or what is sold. Left out: there is no type for it. */
  mainEntity?: "Organization" | "Service" | "Product" | "Article";
  /** The section of `llms.txt` that lists it. Left out: nowhere, and no search engine may list it. */
  llms?: keyof LlmsWords;
  /** The file in `src/templates` that draws it, without its ending. */
  template: string;
}

export interface ContentKind {
  /** Name of the GraphQL type and of the editor's schema file. */
  typeName: string;
  /** A file (`site.yaml`) or every file of a folder (`services/*`), relative to `content/`. */
  files: string;
  schema: z.ZodObject;
  /** Left out for kinds that are parts of other pages. */
  page?: PageTraits;
  /** Set for a kind of one file that a site can do without. */
  isOptional?: true;
}

/**
 * Every kind of file in `content/`, in one table. A file that matches none is reported by the check. A new kind costs its
 * row here and its schema; one that makes pages, its template as well.
 */
export const contentKinds = [
  { typeName: "SiteSettings", files: "site.yaml", schema: site },
  { typeName: "SiteWords", files: "site-words.yaml", schema: siteWords },
  { typeName: "Navigation", files: "navigation.yaml", schema: navigation },
  { typeName: "Languages", files: "languages.yaml", schema: languages },
  { typeName: "Testimonials", files: "testimonials.yaml", schema: testimonials },
  { typeName: "TrustedCompanies", files: "trusted-companies.yaml", schema: trustedCompanies },
  { typeName: "PartnerProducts", files: "partner-products.yaml", schema: partnerProducts },
  {
    typeName: "HomePage",
    files: "pages/home.yaml",
    schema: homePage,
    page: { path: "/", tint: "paper", mainEntity: "Organization", llms: "company", template: "home-page" },
  },
  {
    typeName: "Page",
    files: "pages/*",
    schema: page,
    page: { path: "/:path", tint: "paper", llms: "company", template: "page" },
  },
  {
    typeName: "CaseStudiesPage",
    files: "pages/case-studies.yaml",
    schema: caseStudiesPage,
    isOptional: true,
    page: {
      path: "/case-studies",
      tint: "mist",
      schemaOrg: "CollectionPage",
      llms: "company",
      template: "case-studies-page",
    },
  },
  {
    typeName: "Service",
    files: "services/*",
    schema: service,
    page: { path: "/services/:name", tint: "mist", mainEntity: "Service", llms: "services", template: "detail-page" },
  },
  {
    typeName: "Product",
    files: "products/*",
    schema: product,
    page: { path: "/products/:name", tint: "sun", mainEntity: "Product", llms: "products", template: "detail-page" },
  },
  {
    typeName: "Industry",
    files: "industries/*",
    schema: industry,
    page: { path: "/industries/:name", tint: "sky", llms: "industries", template: "detail-page" },
  },
  {
    typeName: "Policy",
    files: "policies/*",
    schema: policy,
    page: { path: "/policies/:name", tint: "paper", llms: "policies", template: "policy-page" },
  },
  {
    typeName: "CaseStudy",
    files: "case-studies/*",
    schema: caseStudy,
    page: {
      path: "/case-studies/:name",
      tint: "mist",
      mainEntity: "Article",
      llms: "caseStudies",
      template: "case-study-page",
    },
  },
  {
    typeName: "NotFoundPage",
    files: "pages/not-found.yaml",
    schema: notFoundPage,
    page: { path: "/404", tint: "paper", template: "not-found-page" },
  },
  {
    typeName: "MaintenancePage",
    files: "pages/maintenance.yaml",
    schema: maintenancePage,
    isOptional: true,
    page: { path: "/maintenance", tint: "night", template: "maintenance-page" },
  },
  { typeName: "Location", files: "locations/*", schema: location },
  {
    typeName: "Wizard",
    files: "wizards/*",
    schema: wizard,
    page: { path: "/enquire/:name", tint: "sun", template: "wizard-page" },
  },
  { typeName: "EnquiryForm", files: "forms/*", schema: enquiryForm },
  { typeName: "EnquiryWords", files: "enquiry-words.yaml", schema: enquiryWords },
  { typeName: "InterfaceWords", files: "interface-words.yaml", schema: interfaceWords },
] as const satisfies readonly ContentKind[];

export type Kind = (typeof contentKinds)[number];

export type KindName = Kind["typeName"];

export type KindNamed<Name extends KindName> = Extract<Kind, { typeName: Name }>;

/** Traits of a kind of page, or undefined for kinds that make none. */
export const pageTraits = (kind: Kind): PageTraits | undefined => ("page" in kind ? kind.page : undefined);

/** The names of the content types behind the shared detail template, which can be neighbours of each other. */
export const detailKinds: ReadonlySet<KindName> = new Set(
  contentKinds.filter((kind) => pageTraits(kind)?.template === "detail-page").map(({ typeName }) => typeName),
);

interface OwnTraits {
  readonly tint?: Tint;
  readonly pageType?: PageTraits["schemaOrg"];
  readonly listedUnder?: keyof LlmsWords;
}

/** Traits of one page: its kind's, and those that its own file states. */
export function traitsOfPage(kind: Kind, data: object): (PageTraits & { schemaOrg: PageType }) | undefined {
  const traits = pageTraits(kind);
  if (!traits) return undefined;
  const { tint = traits.tint, pageType = traits.schemaOrg ?? "WebPage", listedUnder = traits.llms }: OwnTraits = data;
  const isCompany = pageType === "AboutPage" || pageType === "ContactPage";
  return {
    ...traits,
    tint,
    schemaOrg: pageType,
    ...(isCompany && { mainEntity: "Organization" }),
    ...(listedUnder && { llms: listedUnder }),
  };
}

/** A file's name without folder and ending: the key of an entry. `wizards/start-project.yaml` is `start-project`. */
export const fileName = (file: string) => file.replace(/^.*\//, "").replace(/\.yaml$/, "");

export const isFolder = ({ files }: Pick<ContentKind, "files">) => files.endsWith("/*");

/** True for kinds whose files may lie in folders of their folder. */
const isDeep = (kind: Kind) => pageTraits(kind)?.path.includes(":path") ?? false;

export const kindNamed = (name: string): Kind | undefined => contentKinds.find(({ typeName }) => typeName === name);

/**
 * The kind of a file.
 * @param file path relative to `content/`, with slashes: `services/devops.yaml`
 */
export function kindOf(file: string): Kind | undefined {
  const inFolder = file.replace(/[^/]+\.yaml$/, "*");
  return (
    contentKinds.find(({ files }) => files === file) ??
    contentKinds.find((kind) => isFolder(kind) && kind.files === inFolder) ??
    contentKinds.find((kind) => isDeep(kind) && file.startsWith(kind.files.slice(0, -1)) && file.endsWith(".yaml"))
  );
}

/**
 * The path of the page that a file makes in the first language, without a slash at the end, or undefined where it makes none.
 * @param file path relative to `content/`: `services/devops.yaml` gives `/services/devops`
 */
export function pagePathOf(file: string): string | undefined {
  const kind = kindOf(file);
  return (
    kind &&
    pageTraits(kind)
      ?.path.replace(":name", fileName(file))
      .replace(":path", file.replace(/^[^/]+\//, "").replace(/\.yaml$/, ""))
  );
}
