import { z } from "zod";
import { switchedOn } from "../third-party-services";
import { consent } from "./consent";
import { day, image, linkTarget, text, verbatim } from "./fields";
import { thirdParties } from "./third-parties";
import { uploads } from "./uploads";

const address = (description: string) =>
  z.url({ protocol: /^https?$/, error: "is not a full address such as https://example.com" }).meta({ description });

/** Facts that stand once and are named in texts as {company}, {email} and so on. */
export const facts = z
  .strictObject({
    company: verbatim("The company's name as visitors know it."),
    legalName: verbatim("The name in the commercial register."),
    legalForm: verbatim("The legal form in words."),
    representative: verbatim("Who represents the company by law."),
    street: verbatim("Street and number of the registered office."),
    postalCode: verbatim("Postal code of the registered office, in quotation marks."),
    city: verbatim("City of the registered office."),
    country: verbatim("Country of the registered office."),
    email: z.email({ error: "is not an e-mail address" }).meta({ description: "The shared contact e-mail address." }),
    phone: verbatim("The shared phone number, with country code."),
    register: verbatim("Commercial register: court and number."),
    vatId: verbatim("VAT identification number."),
    responsible: verbatim("Who is responsible for editorial content."),
    dataProtection: z
      .email({ error: "is not an e-mail address" })
      .meta({ description: "Where questions about personal data are answered." }),
    supervisoryAuthority: verbatim("The data protection authority in charge."),
    freeReading: verbatim(
      "What a first look costs and how far it goes, as it stands after “it is”: free: up to half a day, one item, one page back.",
    ),
  })
  .meta({
    id: "SiteFacts",
    description: "Facts that stand here once; texts name them as {company}, {email} and so on.",
  });

const hour = (description: string) => z.number().min(0).max(24).describe(`${description}, in hours: 17, 16.5.`);

/** Rule of when an enquiry is answered. Pages and windows say it as a sentence, and what follows from it for now. */
const reply = z
  .strictObject({
    clock: verbatim("The time zone of these hours, by its name in the IANA database: Europe/Berlin."),
    place: verbatim("What the zone is called in sentences: Berlin."),
    until: hour("What is sent on a working day before this hour is answered the same day"),
    sameDay: hour("The latest hour of an answer on the same day"),
    nextDay: hour("The latest hour of an answer on the next working day"),
  })
  .meta({ id: "ReplyRule" });

/** The names in braces that texts may use: {company}, {email} … */
export const factNames = Object.keys(facts.shape) as (keyof z.infer<typeof facts>)[];

/** `content/site.yaml` */
export const site = z
  .strictObject({
    url: address("The address the site is published at, without a slash at the end.").refine(
      (url) => !url.endsWith("/"),
      {
        error: "ends with a slash; leave it out",
      },
    ),
    facts,
    reply: reply.describe("When enquiries are answered."),
    links: z
      .record(
        z.string().regex(/^[a-z][a-zA-Z]*$/, { error: "is not a name of letters only" }),
        linkTarget("An address: https://…, mailto:…, tel:… or a page or file of this site.").refine(
          (url) => !url.startsWith("site:"),
          { error: "is a name again; write the address itself" },
        ),
      )
      .meta({
        graphqlHidden: true,
        description: "Addresses outside the site, named once. Other files write site:blog for the entry called blog.",
      }),
    social: z
      .strictObject({
        microblog: address("The company's microblog."),
        codeHost: address("The company's page at a code host."),
        professionalNetwork: address("The company's page at a professional network."),
      })
      .meta({ id: "SiteSocial", description: "The company's pages at other sites." }),
    feed: z
      .strictObject({
        url: address("The address of the feed."),
        type: z.enum(["atom", "rss"]).meta({ id: "FeedType" }).describe("The format of the feed."),
        title: text("What feed readers call it: {company} blog."),
      })
      .meta({ id: "SiteFeed" })
      .optional()
      .describe("The feed of the blog, which every page then names to feed readers. Left out: there is none."),
    head: z
      .strictObject({
        title: text("The title of a page without one of its own."),
        description: text("The description of a page without one of its own."),
        keywords: z.array(text("One keyword.")).min(1).describe("What the site is about, most telling first."),
        author: text("Who is named as the author of every page."),
        image: image.describe(
          "The diorama on the sharing pictures of pages without one of their own, such as policies.",
        ),
      })
      .meta({ id: "SiteHead", description: "What search engines and link previews read about the site as a whole." }),
    video: z
      .strictObject({
        title: text("The heading of the video window."),
      })
      .meta({ id: "SiteVideo", description: "The words of the window that shows films." }),
    maintenance: z
      .strictObject({
        enabled: z
          .boolean()
          .default(false)
          .describe("true shows the maintenance screen on every page but the legal ones."),
        notifyUrl: z
          .string()
          .regex(/^(\/(?!\/)|https:\/\/[^/\s]+\.[^/\s])\S*$|^\/$/, {
            error: "is neither a path such as / nor an address that starts with https://",
          })
          .default("/")
          .describe("Where the Notify Me button posts to."),
      })
      .meta({ id: "SiteMaintenance", description: "Closes the site for visitors, but for the legal pages." }),
    enquiries: z
      .strictObject({
        endpoints: z
          .record(
            z.string().regex(/^[a-z][a-zA-Z]*$/, { error: "is not a name of letters only" }),
            z.string().regex(/^(\/(?!\/)|https:\/\/[^/\s])\S*$/, {
              error: "is neither a path such as /api/enquiries/contact nor an address that starts with https://",
            }),
          )
          .meta({
            graphqlHidden: true,
            description:
              "Where each enquiry is sent, by name: a path of this site or an address such as https://jsonplaceholder.typicode.com/posts.",
          }),
        uploads: uploads.describe("What files may be attached."),
      })
      .meta({ id: "SiteEnquiries", description: "Where enquiries are sent, and what files may go with them." }),
    consent,
    thirdParties,
    security: z
      .strictObject({
        contact: linkTarget("Where a weakness of the site is reported: mailto:{email} or https://…"),
        expires: day("Until when this may be relied on, within a year; then look at it again and move the day.", "end"),
        languages: z
          .array(verbatim("A language code, such as en."))
          .min(1)
          .describe("Languages that reports may be in."),
      })
      .meta({ id: "SiteSecurity", description: "What /.well-known/security.txt says (RFC 9116)." }),
    fallback: z
      .strictObject({
        title: text("The heading shown when a page fails."),
        description: text("What happened and what to do now."),
        home: text("The words of the link home."),
        retry: text("The words of the button that tries again."),
      })
      .meta({ id: "SiteFallback", description: "What visitors read where a page fails." }),
  })
  .superRefine((settings, context) => {
    const asked = settings.consent.purposes.map(({ key }) => key);
    for (const { path, key } of switchedOn(settings.thirdParties).filter((service) => !asked.includes(service.key))) {
      context.addIssue({
        code: "custom",
        path: ["thirdParties", ...path],
        message: `has no purpose that visitors are asked about; add one with the key ${key} to consent.purposes`,
      });
    }
  })
  .meta({ id: "SiteSettings" });
