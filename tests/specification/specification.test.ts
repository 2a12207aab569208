/**
 * Counts and names of the specification: of the sample content, and of nobody else's. Whoever replaces the sample
 * content deletes this folder. Nothing else depends on it.
 */
import { expect, test } from "vitest";
import { required } from "../../src/content/entry";
import { readSite } from "../../src/content/read-site";
import { pageIn } from "../built/built-page";
import { fileOf, routes } from "../built/public-folder";

const site = readSite();
const settings = site.SiteSettings.data;

const below = (folder: string, names: string) => names.split(" ").map((name) => `/${folder}/${name}`);
const services = below("services", "cloud-services ai-solutions cybersecurity devops ar-vr");
const products = below(
  "products",
  "solar-potential-analyzer renewable-energy-sources-api carbon-emission-data-api carbon-footprint-calculator",
);
const industries = below("industries", "finance healthcare retail manufacturing energy telecommunications realestate");
const policies = below("policies", "terms-conditions gdpr privacy-policy im-print cookie-policy disclaimer");

const mainOf = (route: string) =>
  required(pageIn(route.endsWith(".html") ? route.slice(1) : fileOf(route)).document.querySelector("main"), route);
/** The words of an element, with the quotation marks and spaces of the specification, which is typed and not set. */
const textOf = (element: Element) => (element.textContent ?? "").replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
const linksIn = (element: ParentNode) =>
  [...element.querySelectorAll("a[href]")].map((link) => ({
    text: textOf(link),
    // What is asked about stands behind the path.
    to: (link.getAttribute("href") ?? "").split("?", 1)[0],
    opensTab: link.getAttribute("target") === "_blank",
  }));
/** Where links lead whose words begin so; words for screen readers, or a description, may follow. */
const targetsOf = (element: ParentNode, words: string) => [
  ...new Set(linksIn(element).flatMap(({ text, to }) => (text.startsWith(words) ? [to] : []))),
];

test("the pages are those of the specification, with an overview for each list, and one about data", () => {
  const single = ["/", "/about", "/contact", "/case-studies", "/become-a-partner", "/data-handling"];
  // Case studies are files: those of the list that the specification names.
  const studies = site.CaseStudy.map(({ path }) => path);
  expect(routes.toSorted()).toEqual(
    [...single, "/services", "/products", "/industries", ...studies, ...services, ...products]
      .concat(industries, policies)
      .toSorted(),
  );
});

test("the header names everything a visitor looks for", () => {
  const { entries, hireDeveloper, startProject, getStarted } = site.Navigation.data.header;
  expect([...entries, hireDeveloper, startProject, getStarted].map((entry) => entry?.title).join()).toBe(
    "Home,What We Do,Our Solutions,Who We Serve,Resources,About,Contact Us,Hire Remote Developer,Start project,Get Started",
  );
  const linksBelow = (title: string) => entries.find((entry) => entry.title === title)?.items?.map(({ link }) => link);
  expect(linksBelow("What We Do")).toEqual(services);
  expect(linksBelow("Our Solutions")).toEqual(products);
  expect(linksBelow("Who We Serve")).toEqual(industries);
  expect(linksBelow("Resources")).toEqual(expect.arrayContaining([settings.links.blog, "/case-studies"]));
});

test("the footer has four groups of links, social links, and the copyright of this year", () => {
  const groups = site.Navigation.data.footer.groups.map(({ title }) => title);
  expect(groups).toEqual(["Services", "Products", "Resources", "Policies"]);
  const footer = required(pageIn(fileOf("/about")).document.querySelector("body footer"), "footer");
  for (const words of [`${new Date().getFullYear()}`, "All Rights Reserved."]) expect(textOf(footer)).toContain(words);
  const contacts = [...Object.values(settings.social), `mailto:${settings.facts.email}`];
  expect(linksIn(footer).map(({ to }) => to)).toEqual(expect.arrayContaining(contacts));
  expect(linksIn(footer).filter(({ to, opensTab }) => to?.startsWith("https:") && !opensTab)).toEqual([]);
});

test("two languages are listed, English first, both with English content", () => {
  expect(site.Languages.data.languages.map(({ code, name, dataSet }) => [code, name, dataSet])).toEqual([
    ["en", "English", "en"],
    ["de", "German", "en"],
  ]);
});

const { blog } = settings.links;
test.each([
  ["/", "Case Studies", "/products/carbon-footprint-calculator"],
  // It opens the wizard on this page; where no script runs, it leads to the page with the same questions.
  ["/", "Get Quote", "/enquire/start-project"],
  ["/", "Contact Us", "/contact"],
  ["/", "Read the blog", blog],
  ["/products", "Get Quote", "/enquire/start-project"],
  ["/about", "Contact now", "/contact"],
  ["/about", "Contact Us", "/contact"],
  ["/about", "Go to the blog", blog],
  ["/404.html", "Go to home page", "/"],
])("on %s, %s leads to %s", (route, words, target) => expect(targetsOf(mainOf(route), words)).toEqual([target]));

test("home: five services, two partner products, and three testimonials", () => {
  const main = mainOf("/");
  expect(linksIn(main).map(({ to }) => to)).toEqual(expect.arrayContaining(services));
  expect(main.querySelectorAll("blockquote")).toHaveLength(3);
  const partners = [...main.querySelectorAll("li")].filter((item) => targetsOf(item, "Book a demo").length > 0);
  expect(partners.map((partner) => targetsOf(partner, "Learn more").length)).toEqual([1, 1]);
});

test("services: each leads to its page and to the contact page; seven more lead to the contact page", () => {
  const main = mainOf("/services");
  const rows = [...main.querySelectorAll("ol > li")].filter((row) => targetsOf(row, "Learn more").length > 0);
  expect(rows.map((row) => targetsOf(row, "Learn more"))).toEqual(services.map((path) => [path]));
  expect(rows.map((row) => targetsOf(row, "Contact Us"))).toEqual(services.map(() => ["/contact"]));
  const further = linksIn(main).filter(({ text }) => text.startsWith("Ask about this"));
  expect(further.map(({ to }) => to)).toEqual(Array(7).fill("/contact"));
});

test("products: nine key features, and four products", () => {
  const { sections } = required(
    site.Page.find(({ path }) => path === "/products"),
    "/products",
  ).data;
  const features = sections.flatMap((block) => (block.kind === "keyFeatures" ? block.items : []));
  expect(features).toHaveLength(9);
  const headings = [...mainOf("/products").querySelectorAll("h3")];
  expect(headings.map(textOf)).toEqual(expect.arrayContaining(features.map(({ title }) => title)));
  expect(headings.flatMap(linksIn).map(({ to }) => to)).toEqual(products);
});

test.each([
  ["Phoenix", "USA"],
  ["Berlin", "Germany"],
  ["Chennai", "India"],
])("contact: the office in %s, %s has address, map, and the shared email and phone", (city, country) => {
  expect(site.Location).toHaveLength(3);
  const { email, phone } = settings.facts;
  const heading = [...mainOf("/contact").querySelectorAll(":is(h2, h3)")].find((one) => textOf(one) === city);
  const office = required(heading?.closest("li"), city);
  expect(textOf(office)).toContain(country);
  expect(textOf(required(office.querySelector("address"), city))).toMatch(/\w/);
  expect(targetsOf(office, email)).toEqual([`mailto:${email}`]);
  expect(linksIn(office).find(({ to }) => to?.startsWith("tel:"))?.text).toBe(phone);
  expect(linksIn(office).find(({ text }) => /map/i.test(text) && text.includes(city))?.opensTab).toBe(true);
});

test("about: the film, and open roles", () => {
  expect(linksIn(mainOf("/about")).find(({ text }) => text.startsWith("View Roles"))?.opensTab).toBe(true);
  expect(mainOf("/about").querySelector("a[href^='/videos/']")).not.toBeNull();
});

test.each([...services, ...products, ...industries])("%s offers contact and ends with the promotion", (route) => {
  const main = mainOf(route);
  expect(targetsOf(main, "Contact Us")).toContain("/contact");
  const last = required([...main.querySelectorAll(":scope > section")].at(-1), route);
  for (const words of ["Get Quote", "Contact Us"]) expect(targetsOf(last, words)).toHaveLength(1);
});

test("not found says so; maintenance is off, with its title and its answer; the film's window has its title", () => {
  expect(textOf(mainOf("/404.html"))).toContain(
    "We're sorry, but the page you're looking for cannot be found. It might have been removed, had its name changed, or is temporarily unavailable.",
  );
  const { title, notifyMe, done } = required(site.MaintenancePage, "pages/maintenance.yaml").data;
  expect(settings.maintenance).toEqual({ enabled: false, notifyUrl: "/" });
  expect([title, notifyMe, done, site.SiteWords.data.video.title]).toEqual([
    "Site under maintenance",
    "Notify Me",
    "Thanks for your interest. We will notify you as soon as the site is revived.",
    "We drive your business forward.",
  ]);
});

const technologies =
  "Vue Js, React Js, Node Js, Angular, HTML 5, CSS 3, Java, Javascript, Vercel, Next Js, API, Python, Django, jQuery, Svelte, Tailwind CSS";
const offered = "Cloud Services, AI Solutions, Cybersecurity, DevOps, AR & VR Services";

test.each([
  ["start-project", "fullName email phone company", offered, /free/i],
  ["hire-developer", "fullName email phone company time_duration resource_count", technologies, /24 hours/],
])("%s asks in five steps what it should, and promises what it may", (key, contact, choices, promise) => {
  expect(site.Wizard).toHaveLength(2);
  const { data } = required(
    site.Wizard.find((entry) => entry.key === key),
    key,
  );
  const fields = data.steps.map((step) => step.fields ?? []);
  const names = fields.map((list) => list.map(({ name }) => name).join(" "));
  expect(names).toEqual(["", contact, "services", "description files", ""]);
  const mustBeAnswered = fields.flat().filter(({ required }) => required);
  expect(mustBeAnswered.map(({ name }) => name).join(" ")).toBe("fullName email services description");
  const chosen = fields.flat().find(({ name }) => name === "services");
  expect(chosen?.choices?.map(({ name }) => name).join(", ")).toBe(choices);
  expect(chosen?.requiredMessage).toBe("Select at least one service to proceed.");
  expect(fields.flat().find(({ name }) => name === "description")?.rows).toBe(5);
  expect(JSON.stringify(data)).toMatch(promise);
});

test("say Required, Next, Back and Ok", () => {
  const { required, next, back, ok } = site.EnquiryWords.data;
  expect([required, next, back, ok]).toEqual(["Required", "Next", "Back", "Ok"]);
});
