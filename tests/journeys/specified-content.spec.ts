import { expect, open, test } from "../support/test";

/** What the specification counts and names, found on the pages as visitors see them. */

const services = ["cloud-services", "ai-solutions", "cybersecurity", "devops", "ar-vr"].map(
  (name) => `/services/${name}`,
);

test("home: five services, two partner products, three testimonials, resources and the promotion", async ({ page }) => {
  await open(page, "/");
  const main = page.locator("main");
  for (const path of services) await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expect(main.locator("blockquote")).toHaveCount(3);
  for (const name of [/^Learn more about/, /^Book a demo/]) {
    await expect(main.locator('li > div > a[href*=".example"]').filter({ hasText: name })).toHaveCount(2);
  }
  await expect(main.getByRole("link", { name: /^Case Studies/ })).toHaveAttribute(
    "href",
    "/products/carbon-footprint-calculator",
  );
  await expect(main.getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/#start-project");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: /Read the blog/ })).toHaveAttribute("target", "_blank");
});

test("services: each practice leads to its page and to the contact page; seven more lead to the contact page", async ({
  page,
}) => {
  await open(page, "/services");
  const rows = page.locator("main ol > li").filter({ has: page.getByRole("link", { name: /^Learn more/ }) });
  await expect(rows).toHaveCount(5);
  for (const [index, path] of services.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("heading").getByRole("link")).toHaveAttribute("href", path);
    await expect(row.getByRole("link", { name: /^Learn more/ })).toHaveAttribute("href", path);
    await expect(row.getByRole("link", { name: /^Contact us/ })).toHaveAttribute("href", "/contact");
  }
  await expect(page.getByRole("link", { name: /^Ask about this/ })).toHaveCount(7);
});

test("products: nine key features, four products and the promotion", async ({ page }) => {
  await open(page, "/products");
  const features = page
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await expect(features.getByRole("heading", { level: 3 })).toHaveCount(9);
  await expect(page.locator('main h3 a[href^="/products/"]')).toHaveCount(4);
  await expect(page.locator("main").getByRole("link", { name: "Get Quote" })).toBeVisible();
});

test("contact: three offices with address, shared e-mail and phone, and a map", async ({ page }) => {
  await open(page, "/contact");
  for (const city of ["Phoenix", "Berlin", "Chennai"]) {
    const office = page.locator("li").filter({ has: page.getByRole("heading", { name: city, exact: true }) });
    await expect(office.locator("address")).toContainText(/\w/);
    await expect(office.getByRole("link", { name: "hello@noonward.example" })).toHaveAttribute(
      "href",
      "mailto:hello@noonward.example",
    );
    await expect(office.locator('a[href^="tel:"]')).toContainText("555-01");
    await expect(office.getByRole("link", { name: new RegExp(`map.*${city}`) })).toHaveAttribute("target", "_blank");
  }
  await expect(page.locator("#start-project")).toBeVisible();
  await expect(page.locator("#hire-developer")).toContainText("24 hours");
});

test("about: contact now, the film, open roles and the blog", async ({ page }) => {
  await open(page, "/about");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Contact now" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: /^View Roles/ })).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("button", { name: /film/i })).toBeVisible();
});

test("every detail page begins with a way to get in touch and ends with the promotion", async ({ page }) => {
  for (const path of [...services, "/products/solar-potential-analyzer", "/industries/realestate"]) {
    await page.goto(path);
    await expect(page.locator("main").getByRole("link", { name: "Contact us", exact: true }).first()).toHaveAttribute(
      "href",
      "/contact",
    );
    const last = page.locator("main > section").last();
    await expect(last.getByRole("link", { name: "Get Quote" })).toBeVisible();
    await expect(last.getByRole("link", { name: "Contact Us" })).toBeVisible();
  }
});
