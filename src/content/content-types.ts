import type { z } from "zod";
import { nameInLanguage } from "./languages/languages";
import { appearance } from "./schemas/appearance";
import { caseStudy } from "./schemas/case-study";
import { location, partnerProducts, testimonials, trustedCompanies } from "./schemas/company-lists";
import { industry, product, service } from "./schemas/detail-page";
import { enquiryForm, wizard } from "./schemas/enquiry";
import { enquiryWords } from "./schemas/enquiry-words";
import { interfaceWords, type LlmsWords } from "./schemas/interface-words";
import { languages } from "./schemas/languages";
import { navigation } from "./schemas/navigation";
import type { PageType, Tint } from "./schemas/pages";
import * as pages from "./schemas/pages";
import { site } from "./schemas/site";
import { siteWords } from "./schemas/site-words";

interface PageTraits {
  /** `:name` stands for the file's name, `:path` for its path below the folder. */
  path: `/${string}`;
  tint: Tint;
  schemaOrg?: PageType;
  mainEntity?: "Organization" | "Service" | "Product" | "Article";
  /** Section of `llms.txt`. Left out: it is not named there. */
  llms?: keyof LlmsWords;
  template: string;
}

export interface ContentTypeRow {
  typeName: string;
  /** `site.yaml`, or `services/*`. */
  files: string;
  schema: z.ZodObject;
  page?: PageTraits;
  isOptional?: true;
}

export const contentTypes = [
  { typeName: "SiteSettings", files: "site.yaml", schema: site },
  { typeName: "SiteWords", files: "site-words.yaml", schema: siteWords },
  { typeName: "Navigation", files: "navigation.yaml", schema: navigation },
  { typeName: "Languages", files: "languages.yaml", schema: languages },
  { typeName: "Appearance", files: "appearance.yaml", schema: appearance },
  { typeName: "Testimonials", files: "testimonials.yaml", schema: testimonials },
  { typeName: "TrustedCompanies", files: "trusted-companies.yaml", schema: trustedCompanies },
  { typeName: "PartnerProducts", files: "partner-products.yaml", schema: partnerProducts },
  {
    typeName: "HomePage",
    files: "pages/home.yaml",
    schema: pages.homePage,
    page: { path: "/", tint: "paper", mainEntity: "Organization", llms: "company", template: "home-page" },
  },
  {
    typeName: "Page",
    files: "pages/*",
    schema: pages.page,
    page: { path: "/:path", tint: "paper", llms: "company", template: "page" },
  },
  {
    typeName: "CaseStudiesPage",
    files: "pages/case-studies.yaml",
    schema: pages.caseStudiesPage,
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
    schema: pages.policy,
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
    schema: pages.notFoundPage,
    page: { path: "/404", tint: "paper", template: "not-found-page" },
  },
  {
    typeName: "MaintenancePage",
    files: "pages/maintenance.yaml",
    schema: pages.maintenancePage,
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
] as const satisfies readonly ContentTypeRow[];

export type ContentType = (typeof contentTypes)[number];

export type TypeName = ContentType["typeName"];

export type ContentTypeNamed<Name extends TypeName> = Extract<ContentType, { typeName: Name }>;

export const pageTraits = (type: ContentType): PageTraits | undefined => ("page" in type ? type.page : undefined);

export const detailTypes: ReadonlySet<TypeName> = new Set(["Service", "Product", "Industry"]);

export function traitsOfPage(type: ContentType, data: object): (PageTraits & { schemaOrg: PageType }) | undefined {
  const traits = pageTraits(type);
  if (!traits) return undefined;
  const own: Partial<z.output<typeof pages.page>> = data;
  const { tint = traits.tint, pageType = traits.schemaOrg ?? "WebPage", listedUnder = traits.llms } = own;
  const isCompany = pageType === "AboutPage" || pageType === "ContactPage";
  return {
    ...traits,
    tint,
    schemaOrg: pageType,
    ...(isCompany && { mainEntity: "Organization" }),
    ...(listedUnder && { llms: listedUnder }),
  };
}

/** The key of an entry: `wizards/start-project.yaml` is `start-project`. */
export const fileName = (file: string) => file.replace(/^.*\//, "").replace(/\.yaml$/, "");

export const isFolder = ({ files }: Pick<ContentTypeRow, "files">) => files.endsWith("/*");

/** Files of some types may lie in folders of their folder. */
const isDeep = (type: ContentType) => pageTraits(type)?.path.includes(":path") ?? false;

export const contentTypeNamed = (name: string) => contentTypes.find(({ typeName }) => typeName === name);

/** The content type of a file by its path relative to `content/`, the same in each language. */
export function contentTypeOf(path: string): ContentType | undefined {
  const file = nameInLanguage(path);
  const inFolder = file.replace(/[^/]+\.yaml$/, "*");
  return (
    contentTypes.find(({ files }) => files === file) ??
    contentTypes.find((type) => isFolder(type) && type.files === inFolder) ??
    contentTypes.find((type) => isDeep(type) && file.startsWith(type.files.slice(0, -1)) && file.endsWith(".yaml"))
  );
}

/** The path of a file's page in the first language: `services/devops.yaml` gives `/services/devops`. */
export function pagePathOf(file: string): string | undefined {
  const type = contentTypeOf(file);
  const below = nameInLanguage(file)
    .replace(/^[^/]+\//, "")
    .replace(/\.yaml$/, "");
  return type && pageTraits(type)?.path.replace(":name", fileName(file)).replace(":path", below);
}
