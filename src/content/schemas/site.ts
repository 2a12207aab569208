import { z } from "zod";
import type { FileType } from "../../enquiry/questions/file-types";
import { thirdParties } from "./consent";
import {
  addIssue,
  address,
  choice,
  day,
  flag,
  group,
  hidden,
  linkTarget,
  postAddress,
  spelledOut,
  timeZone,
} from "./fields";
import { logo } from "./logo";

const days = (description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'is not a number of days in quotation marks, such as "180"' })
    .describe(description);

const mailbox = z.email({ error: "is not an e-mail address" });

export const facts = group("Facts that stand here once; texts name them as {company}, {email} and so on.", {
  company: spelledOut("Name of the company, as visitors know it."),
  legalName: spelledOut("Name in the commercial register."),
  legalForm: spelledOut("The legal form in words."),
  representative: spelledOut("Who represents the company by law."),
  street: spelledOut("Street and number of the registered office."),
  postalCode: spelledOut("Postal code of the registered office, in quotation marks."),
  city: spelledOut("City of the registered office."),
  country: spelledOut("Country of the registered office."),
  email: mailbox.describe("E-mail address, the shared one."),
  phone: spelledOut("Phone number, the shared one, with country code.").regex(/^\+[1-9]/, {
    error: "cannot be dialled from abroad; expected a number with + and the country code, such as +49 30 1234567",
  }),
  register: spelledOut("Commercial register: court and number."),
  vatId: spelledOut("VAT identification number."),
  responsible: spelledOut("Who is responsible for editorial content."),
  dataProtection: mailbox.describe("E-mail address for questions about personal data."),
  supervisoryAuthority: spelledOut("Name of the data protection authority in charge."),
  authorityStreet: spelledOut("Street and number of the data protection authority."),
  authorityCity: spelledOut("City of the data protection authority, with postal code and country."),
  freeReading: spelledOut("What a first look costs and how far it goes, as it stands after “it is”: free: half a day."),
  enquiryDays: days("Days after which enquiries are deleted, in quotation marks: the daily purge heeds it."),
  copyDays: days("Days for which copies of the database of enquiries are kept, in quotation marks."),
});

const hour = (description: string) => z.number().min(0).max(24).describe(`${description}, in hours: 17, 16.5.`);

const reply = z
  .strictObject({
    clock: timeZone("The time zone of these hours, by its name in the IANA database: Europe/Berlin."),
    until: hour("Hour before which what is sent on a working day is answered the same day"),
    sameDay: hour("Latest hour of an answer on the same day"),
    nextDay: hour("Latest hour of an answer on the next working day"),
  })
  .refine(({ until, sameDay }) => until <= sameDay, {
    error: "is before the hour until which what is sent is answered the same day",
    path: ["sameDay"],
  });

export const translatedFacts = hidden(
  "Facts of site.yaml that this language writes otherwise, such as the country.",
  facts.omit({ enquiryDays: true, copyDays: true }).partial(),
);

export const factNames = Object.keys(facts.shape) as (keyof z.infer<typeof facts>)[];

const fileType = choice<FileType>("FileType", {
  pdf: "PDF documents",
  docx: "Word documents",
  xlsx: "Excel tables",
  pptx: "PowerPoint slides",
  odt: "OpenDocument texts",
  txt: "Plain texts",
  csv: "Tables as plain text",
  png: "PNG pictures",
  jpg: "JPEG photos",
  webp: "WebP pictures",
});

const megabytes = (description: string) => z.number().min(0.1).max(25).describe(description);

export const uploads = group("Files that may be sent with enquiries.", {
  maxFiles: z.int().min(1).max(20).describe("The most files in one enquiry."),
  maxFileMegabytes: megabytes("The most megabytes (1,000,000 bytes) of one file."),
  maxTotalMegabytes: megabytes("The most megabytes of all files of one enquiry."),
  types: z.array(fileType).min(1).describe("The kinds of files that are taken, by their endings."),
});

const nameOfOwn = z.string().regex(/^[a-z][a-zA-Z]*$/, { error: "is not a name of letters only" });

export const site = z.strictObject({
  // Paths are put behind it as it stands, and Gatsby takes no letters beyond ASCII.
  url: address("Address the site is published at, without a slash at its end.").superRefine((url, context) => {
    const right = URL.canParse(url) ? new URL(url).origin.replace(/^http:/, "https:") : url;
    if (url !== right) addIssue(context, [], `is no root of a site by https, as machines write it; expected ${right}`);
  }),
  facts,
  reply: reply.describe("When enquiries are answered."),
  logo,
  links: hidden(
    "Addresses outside the site, named once. Other files write site:blog for the entry called blog.",
    z.record(
      nameOfOwn,
      linkTarget("An address: https://…, mailto:…, tel:… or a page or file of this site.").refine(
        (url) => !url.startsWith("site:"),
        { error: "is a name again; write the address itself" },
      ),
    ),
  ),
  social: group("Pages of the company at other sites.", {
    microblog: address("Microblog of the company."),
    codeHost: address("The company's page at the code host."),
    professionalNetwork: address("The company's page at the professional network."),
  }),
  maintenance: group("Closing the site for visitors, but for the legal pages.", {
    enabled: flag("Closed for visitors: every page but the legal ones then shows the maintenance screen.", false),
    notifyUrl: postAddress.default("/").describe("Where the Notify Me button posts to."),
  }),
  enquiries: group("What files may go with enquiries.", { uploads }),
  thirdParties,
  security: group("Reports of weaknesses: what /.well-known/security.txt says (RFC 9116).", {
    contact: linkTarget("Where a weakness of the site is reported, such as mailto:{email} or https://…").refine(
      (target) => !target.startsWith("/"),
      { error: "is a page; programs that read it want an address with mailto:, tel: or https://" },
    ),
    expires: day("Until when this may be relied on, within a year; then look at it again and move the day.", "end"),
    languages: z.array(spelledOut("A language code, such as en.")).min(1).describe("Languages that reports may be in."),
  }),
});
