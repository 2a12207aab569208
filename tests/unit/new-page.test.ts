import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { enquiryDefinitions } from "../../src/content/enquiry/forms";
import { readCheckedSites } from "../../src/content-check/checked-site";
import { sharePages } from "../../src/gatsby/share-pictures/pages";
import { copyOfSite } from "../support/site-copy";

/** A page with a form of its own, made by two files and a line in `site.yaml`: no code is touched. */

const page = `head:
  title: Meet us at the fair
  description: A landing page in a folder of its own, with a form that stands nowhere else and a question about boats.
  keywords: [fair]
tint: sun
superHeading: The fair
title: Meet us on the quay.
description: Two days in May.
image: { src: ../../images/quay.jpg, alt: A quay in two colours }
contactUs: { url: /contact, text: Write to us }
sections:
  - kind: form
    superHeading: A seat
    title: Keep a seat.
    form: seat
  - kind: locations
    superHeading: Around the quay
    title: Two places near it.
    mapLink: See the map
`;

let contentRoot = "";
const read = () => readCheckedSites({ contentRoot })[0];
const write = (file: string, text: string) => writeFileSync(join(contentRoot, file), text);

beforeEach(() => {
  contentRoot = join(copyOfSite(), "content");
  mkdirSync(join(contentRoot, "pages/landing"));
  write("pages/landing/fair.yaml", page);
  cpSync(join(contentRoot, "forms/contact.yaml"), join(contentRoot, "forms/seat.yaml"));
  const form = readFileSync(join(contentRoot, "forms/seat.yaml"), "utf8");
  write("forms/seat.yaml", form.replace("endpoint: letterBox", "endpoint: seat").replace("name: Letter", "name: Seat"));
  const settings = readFileSync(join(contentRoot, "site.yaml"), "utf8");
  write("site.yaml", settings.replace(/^( *)letterBox: .*$/m, "$&\n$1seat: /api/enquiries/seat"));
});

test("its form is known to the server, with the page on which it stands", () => {
  const { forms } = enquiryDefinitions(read());
  expect(forms.get("seat")).toMatchObject({ name: "Seat", page: "/landing/fair" });
  expect(forms.get("contact")).toMatchObject({ page: "/contact" });
});

test("a form that is not there stops the build", () => {
  write("pages/landing/fair.yaml", page.replace("form: seat", "form: saet"));
  expect(read).toThrow("but there is no content/forms/saet.yaml");
});

test("the list of case studies is a page that a site can do without", () => {
  rmSync(join(contentRoot, "pages/case-studies.yaml"));
  for (const file of ["navigation.yaml", "pages/home.yaml", "case-studies/found-net.yaml"]) {
    write(file, readFileSync(join(contentRoot, file), "utf8").replace(/\/case-studies(#[a-z-]+)?(?=["\s])/g, "/about"));
  }
  expect(read().CaseStudiesPage).toBeUndefined();
  expect(sharePages(read()).map(({ path }) => path)).not.toContain("/case-studies");
  expect(read().CaseStudy.map(({ path }) => path)).toEqual(["/case-studies/dark-tower", "/case-studies/found-net"]);
});
