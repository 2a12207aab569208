/**
 * Counts and names of the specification: of the sample content, and of nobody else's. Whoever replaces the sample
 * content deletes this folder. Nothing else depends on it.
 */
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { required } from "../../src/content/required";
import { pageIn } from "../built/built-page";
import { built, fileOf, routes } from "../built/public-folder";
import { blockOf, pageAt as pageOf } from "../support/site-pages";

const site = readSite();

const services = ["cloud-services", "ai-solutions", "cybersecurity", "devops", "ar-vr"].map(
  (name) => `/services/${name}`,
);
const products = [
  "solar-potential-analyzer",
  "renewable-energy-sources-api",
  "carbon-emission-data-api",
  "carbon-footprint-calculator",
].map((name) => `/products/${name}`);
const industries = [
  "finance",
  "healthcare",
  "retail",
  "manufacturing",
  "energy",
  "telecommunications",
  "realestate",
].map((name) => `/industries/${name}`);
const policies = ["terms-conditions", "gdpr", "privacy-policy", "im-print", "cookie-policy", "disclaimer"].map(
  (name) => `/policies/${name}`,
);

const pageAt = (route: string) => pageIn(fileOf(route)).document;
const mainOf = (document: Document) => document.querySelector("main") ?? document.body;
/** The words of an element, with the quotation marks and spaces of the specification, which is typed and not set. */
const textOf = (element: Element) => (element.textContent ?? "").replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
const linksIn = (element: ParentNode) =>
  [...element.querySelectorAll("a[href]")].map((link) => ({
    text: textOf(link),
    to: link.getAttribute("href") ?? "",
    opensTab: link.getAttribute("target") === "_blank",
  }));
/** Links whose words begin so; words for screen readers, or a description, may follow. */
const linksCalled = (element: ParentNode, words: string) =>
  linksIn(element).filter(({ text }) => text.startsWith(words));
const targetsOf = (element: ParentNode, words: string) => [...new Set(linksCalled(element, words).map(({ to }) => to))];

describe("routes and navigation", () => {
  test("the pages are those of the specification, with an overview for each list, and one about data", () => {
    const single = ["/", "/about", "/contact", "/case-studies", "/become-a-partner", "/data-handling"];
    const overviews = ["/services", "/products", "/industries"];
    // Case studies are files: those of the list that the specification names.
    const studies = site.CaseStudy.map(({ path }) => path ?? "");
    expect(studies.every((path) => path.startsWith("/case-studies/"))).toBe(true);
    expect(routes.toSorted()).toEqual(
      [...single, ...overviews, ...studies, ...services, ...products, ...industries, ...policies].toSorted(),
    );
  });

  test("the header names everything a visitor looks for", () => {
    const { entries, hireDeveloper, startProject, getStarted } = site.Navigation.data.header;
    expect([...entries, hireDeveloper, startProject, getStarted].map((entry) => entry?.title)).toEqual([
      "Home",
      "What We Do",
      "Our Solutions",
      "Who We Serve",
      "Resources",
      "About",
      "Contact Us",
      "Hire Remote Developer",
      "Start project",
      "Get Started",
    ]);
    const below = (title: string) => entries.find((entry) => entry.title === title)?.items?.map(({ link }) => link);
    expect(below("What We Do")).toEqual(services);
    expect(below("Our Solutions")).toEqual(products);
    expect(below("Who We Serve")).toEqual(industries);
    // The third is the review's: the way to the sample estimate.
    expect(below("Resources")).toEqual([site.SiteSettings.data.links.blog, "/case-studies", "/contact#document"]);
  });

  test("the footer has four groups of links, social links and the copyright of this year", () => {
    expect(site.Navigation.data.footer.groups.map(({ title }) => title)).toEqual([
      "Services",
      "Products",
      "Resources",
      "Policies",
    ]);
    const footer = pageAt("/about").querySelector("body footer") ?? new JSDOM().window.document.body;
    expect(textOf(footer)).toContain(`${new Date().getFullYear()}`);
    expect(textOf(footer)).toContain("All Rights Reserved.");
    const social = Object.values(site.SiteSettings.data.social);
    expect(linksIn(footer).map(({ to }) => to)).toEqual(
      expect.arrayContaining([...social, `mailto:${site.SiteSettings.data.facts.email}`]),
    );
    const externals = linksIn(footer).filter(({ to }) => /^https:/.test(to));
    expect(externals.filter(({ opensTab }) => !opensTab)).toEqual([]);
  });

  test("two languages are listed, English first, both with English content", () => {
    const { languages } = site.Languages.data;
    expect(languages.map(({ code, name, dataSet }) => [code, name, dataSet])).toEqual([
      ["en", "English", "en"],
      ["de", "German", "en"],
    ]);
  });
});

describe("pages", () => {
  test("home: five services, two partner products, three testimonials, resources and the promotion", () => {
    const main = mainOf(pageAt("/"));
    expect(linksIn(main).map(({ to }) => to)).toEqual(expect.arrayContaining(services));
    expect(main.querySelectorAll("blockquote")).toHaveLength(3);
    const partners = [...main.querySelectorAll("li")].filter((item) => linksCalled(item, "Book a demo").length > 0);
    expect(partners).toHaveLength(2);
    for (const partner of partners) {
      for (const words of ["Learn more", "Book a demo"]) expect(linksCalled(partner, words)).toHaveLength(1);
    }
    expect(targetsOf(main, "Case Studies")).toEqual(["/products/carbon-footprint-calculator"]);
    // It opens the wizard on this page; where no script runs, it leads to the page with the same questions.
    expect(targetsOf(main, "Get Quote")).toEqual(["/enquire/start-project"]);
    // What is asked about stands behind the path.
    expect(new Set(targetsOf(main, "Contact Us").map((to) => to.split("?", 1)[0]))).toEqual(new Set(["/contact"]));
    expect(linksCalled(main, "Read the blog").map(({ opensTab }) => opensTab)).toEqual([true]);
  });

  test("services: each leads to its page and to the contact page; seven more lead to the contact page", () => {
    const main = mainOf(pageAt("/services"));
    const rows = [...main.querySelectorAll("ol > li")].filter((row) => linksCalled(row, "Learn more").length > 0);
    expect(rows.map((row) => targetsOf(row, "Learn more"))).toEqual(services.map((path) => [path]));
    for (const [index, row] of rows.entries()) {
      expect(row.querySelector(":is(h2, h3) a")?.getAttribute("href")).toBe(services[index]);
      expect(targetsOf(row, "Contact Us")).toEqual(["/contact"]);
    }
    expect(linksCalled(main, "Ask about this").map(({ to }) => to.split("?", 1)[0])).toEqual(Array(7).fill("/contact"));
  });

  test("products: nine key features, four products and the promotion", () => {
    const main = mainOf(pageAt("/products"));
    const { items: keyFeatureItems } = blockOf(pageOf(site, "/products"), "keyFeatures");
    expect(keyFeatureItems).toHaveLength(9);
    const headings = [...main.querySelectorAll("h3")].map(textOf);
    expect(headings).toEqual(expect.arrayContaining(keyFeatureItems.map(({ title }) => title)));
    const shown = [...main.querySelectorAll("h3 a")].map((link) => link.getAttribute("href"));
    expect(shown).toEqual(products);
    expect(linksCalled(main, "Get Quote")).toHaveLength(1);
  });

  test("contact: three offices, each with address, map, and the shared e-mail and phone", () => {
    const main = mainOf(pageAt("/contact"));
    const { email, phone } = site.SiteSettings.data.facts;
    for (const [city, country] of [
      ["Phoenix", "USA"],
      ["Berlin", "Germany"],
      ["Chennai", "India"],
    ] as const) {
      const heading = [...main.querySelectorAll(":is(h2, h3)")].find((candidate) => textOf(candidate) === city);
      const office = heading?.closest("li");
      expect(office, city).toBeTruthy();
      if (!office) continue;
      expect(textOf(office)).toContain(country);
      expect(textOf(office.querySelector("address") ?? office)).toMatch(/\w/);
      expect(targetsOf(office, email)).toEqual([`mailto:${email}`]);
      expect(linksIn(office).filter(({ to }) => to.startsWith("tel:"))).toMatchObject([{ text: phone }]);
      expect(linksIn(office).filter(({ text }) => /map/i.test(text) && text.includes(city))).toMatchObject([
        { opensTab: true },
      ]);
    }
    expect(main.querySelector("#start-project")).toBeTruthy();
    expect(textOf(main.querySelector("#hire-developer") ?? main)).toContain("less than 24 hours");
  });

  test("about: contact now, the film, open roles and the blog", () => {
    const main = mainOf(pageAt("/about"));
    expect(targetsOf(main, "Contact now")).toEqual(["/contact"]);
    expect(linksCalled(main, "View Roles")).toMatchObject([{ opensTab: true }]);
    expect(targetsOf(main, "Contact Us")).toEqual(["/contact"]);
    expect([...main.querySelectorAll("button, a")].some((control) => /film/i.test(textOf(control)))).toBe(true);
    expect(targetsOf(main, "Go to the blog")).toEqual([site.SiteSettings.data.links.blog]);
  });

  test.each([...services, ...products, ...industries])("%s offers contact and ends with the promotion", (route) => {
    const main = mainOf(pageAt(route));
    expect(targetsOf(main, "Contact Us")).toContain("/contact");
    const last = [...main.children].filter(({ localName }) => localName === "section").at(-1) ?? main;
    expect(linksCalled(last, "Get Quote")).toHaveLength(1);
    expect(linksCalled(last, "Contact Us")).toHaveLength(1);
  });

  test("not found: the message and the way home", () => {
    const main = mainOf(pageIn("404.html").document);
    expect(textOf(main)).toContain(
      "We're sorry, but the page you're looking for cannot be found. It might have been removed, had its name changed, or is temporarily unavailable.",
    );
    expect(targetsOf(main, "Go to home page")).toEqual(["/"]);
  });

  test("maintenance: off, with its title and what Notify Me answers", () => {
    const { title, notifyMe, done } = required(site.MaintenancePage, "pages/maintenance.yaml").data;
    expect(site.SiteSettings.data.maintenance).toEqual({ enabled: false, notifyUrl: "/" });
    expect([title, notifyMe, done]).toEqual([
      "Site under maintenance",
      "Notify Me",
      "Thanks for your interest. We will notify you as soon as the site is revived.",
    ]);
  });

  test("the film's window has its title", () => {
    expect(site.SiteWords.data.video.title).toBe("We drive your business forward.");
  });
});

describe("wizards", () => {
  const technologies =
    "Vue Js, React Js, Node Js, Angular, HTML 5, CSS 3, Java, Javascript, Vercel, Next Js, API, Python, Django, jQuery, Svelte, Tailwind CSS";

  const expected = {
    "start-project": {
      contact: ["fullName", "email", "phone", "company"],
      choices: "Cloud Services, AI Solutions, Cybersecurity, DevOps, AR & VR Services",
      headings: [
        "Tell us what you want to build.",
        "Who should we reply to?",
        "What do you need help with?",
        "What is the project about?",
        "Thank you. Your enquiry has arrived.",
      ],
    },
    "hire-developer": {
      contact: ["fullName", "email", "phone", "company", "time_duration", "resource_count"],
      choices: technologies,
      headings: [
        "An interview, arranged within 24 hours.",
        "Who should we reply to?",
        "Which skills do you need?",
        "What would they work on?",
        "Thank you. Your request has arrived.",
      ],
    },
  };

  test("are two", () => {
    expect(site.Wizard.map(({ key }) => key).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test.each(Object.entries(expected))("%s asks in five steps what it should", (key, { contact, choices, headings }) => {
    const wizard = site.Wizard.find((entry) => entry.key === key);
    const steps = wizard?.data.steps ?? [];
    expect(steps.map(({ title }) => title)).toEqual(headings);
    const fields = steps.map((step) => step.fields ?? []);
    expect(fields.map((list) => list.map(({ name }) => name))).toEqual([
      [],
      contact,
      ["services"],
      ["description", "files"],
      [],
    ]);
    const asked = fields.flat();
    expect(asked.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      "fullName",
      "email",
      "services",
      "description",
    ]);
    const services = asked.find(({ name }) => name === "services");
    expect(services?.choices?.map(({ name }) => name).join(", ")).toBe(choices);
    expect(services?.requiredMessage).toBe("Select at least one service to proceed.");
    expect(asked.find(({ name }) => name === "description")?.rows).toBe(5);
  });

  test("promise a free talk and an interview within 24 hours, and say Required", () => {
    const intro = (key: string) => JSON.stringify(site.Wizard.find((entry) => entry.key === key)?.data);
    expect(intro("start-project")).toMatch(/free/i);
    expect(intro("hire-developer")).toContain("24 hours");
    expect(site.EnquiryWords.data.required).toBe("Required");
    expect([site.EnquiryWords.data.next, site.EnquiryWords.data.back, site.EnquiryWords.data.ok]).toEqual([
      "Next",
      "Back",
      "Ok",
    ]);
  });

  test("are published with these steps", () => {
    for (const [key, { headings }] of Object.entries(expected)) {
      const { wizard } = JSON.parse(built(`wizards/${key}.json`)) as { wizard: { steps: { title: string }[] } };
      expect(wizard.steps.map(({ title }) => title)).toEqual(headings);
    }
  });
});

test("company facts: three offices, seven industries, three testimonials, two partner products", () => {
  expect(site.Location.map(({ data }) => `${data.city}, ${data.country}`).toSorted()).toEqual([
    "Berlin, Germany",
    "Chennai, India",
    "Phoenix, USA",
  ]);
  expect(site.Industry).toHaveLength(7);
  expect(site.Service).toHaveLength(5);
  expect(site.Testimonials.data.testimonials).toHaveLength(3);
  expect(site.PartnerProducts.data.partners).toHaveLength(2);
});
