import { z } from "zod";
import { placeholdersIn } from "../text/text";

/**
 * Format of a string in `content/`. The marker travels in the JSON Schema of each kind of file and decides how the
 * build serves the field:
 * - `text`: names in braces such as `{company}` are replaced by the facts of `site.yaml`, and the words are set as a
 *   typesetter sets them; see `typography.ts`
 * - `data`: names in braces are replaced, and nothing else is changed: it is sent, compared or dialled
 * - `template`: set as a text; its braces are filled in by the program
 * - `inline`: as `text`, and links of Markdown become those of HTML; all else is shown as it is typed
 * - `markdown`: as `text`, then Markdown (no HTML) becomes HTML
 * - `link`: a page path, a `site:` name or a full address; see `link-target.ts`
 * - `endpoint`: a name that `site.yaml` lists below `enquiries.endpoints`; the build turns it into the address
 * - `file`: a path relative to the YAML file; the build turns it into the file itself
 */
export type ContentFormat = "text" | "data" | "template" | "inline" | "markdown" | "link" | "endpoint" | "file";

/** Reports what is wrong with a value that several fields decide together, at one of them. */
export const refuse = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({ code: "custom", path, message });

/**
 * Fields of one format, each with its sentence: what it is, up to the first sign, which is its name in the editor, and
 * what there is to say of it.
 */
const filled = (contentFormat: ContentFormat) => (description: string) =>
  z.string().trim().min(1, { error: "is empty" }).meta({ contentFormat, description });

/** A sentence or name that a visitor reads. */
export const text = filled("text");

/** A text that is also sent, compared or dialled, such as an option or a phone number. */
export const data = filled("data");

/** One or more sentences that may hold links: [the privacy policy](/policies/privacy-policy). */
export const inline = (description: string) => filled("inline")(`${description} It may hold links: [words](/path).`);

/** Running text in Markdown: paragraphs, lists, emphasis, links. HTML is not allowed. */
export const markdown = filled("markdown");

/** A string that is served exactly as written, such as code or an identifier. */
export const verbatim = (description: string) => z.string().min(1, { error: "is empty" }).describe(description);

/**
 * A sentence with places in braces that the program fills in.
 * @param names the names it may use; any other is reported
 */
export const template = (description: string, names: readonly string[]) =>
  verbatim(`${description} It may use ${names.map((name) => `{${name}}`).join(", ")}.`)
    .superRefine((value, context) => {
      const unknown = placeholdersIn(value).find((name) => !names.includes(name));
      if (unknown === undefined) return;
      const expected = names.map((name) => `{${name}}`).join(", ");
      refuse(context, [], `uses {${unknown}}, a name that nothing fills in; expected ${expected}`);
    })
    .meta({ contentFormat: "template" });

/** Yes or no; where it is left out, as given here. */
export const flag = (description: string, otherwise: boolean) => z.boolean().default(otherwise).describe(description);

/** A group of fields. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

/**
 * A word or sentence of the program itself.
 * @param names the names it may use in braces
 */
export const word = (description: string, ...names: string[]) =>
  names.length > 0 ? template(description, names) : text(description);

export const enquiryEndpoint = filled("endpoint");

/** Target of a link: `/about`, `/contact#start-project`, `site:blog`, `https://…`, `mailto:…` or `tel:…`. */
export const linkTarget = filled("link");

/** One of some values, each with its words for who edits; VS Code knows them by the same name. */
export const choice = <Value extends string>(id: string, words: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(words) as [Value, ...Value[]]).meta({ id, enumDescriptions: Object.values<string>(words) });

/** Meaning of a day: that until which something holds, or that of a change. */
export type DayOf = "end" | "change";

/** A day, written as "2026-11-21" in quotation marks. */
export const day = (description: string, dayOf?: DayOf) =>
  z.iso
    .date({ error: 'is not a day such as "2026-11-21" (in quotation marks)' })
    .meta({ ...(dayOf && { dayOf }), description });

/** Position among its neighbours, from 1. */
export const order = z
  .int()
  .min(1)
  .meta({ aside: "address", description: "Position among the entries of this folder, from 1." });

/** A path to a file below `content/images`, relative to the YAML file. */
const file = filled("file");

/** Alternative text: what is shown, in one sentence. The check gives advice on the words. */
const alternativeText = z
  .string()
  .trim()
  .max(160, { error: "is longer than 160 characters; say what is shown in one sentence" })
  .meta({
    contentFormat: "text",
    description: 'What the picture shows, for people who cannot see it. Empty ("") only where it is pure decoration.',
  });

/** A picture that the build resizes and encodes, without words of its own. */
export const pictureFile = (description: string) =>
  file(description)
    .refine((src) => /\.(png|jpe?g|webp)$/i.test(src), { error: "is not a png, jpg or webp file" })
    .brand<"picture">();

/** A picture that the build resizes and encodes (png, jpg or webp). */
export const image = z
  .strictObject({
    src: pictureFile(
      "Picture: path to a png, jpg or webp file, relative to this YAML file: ../images/cloud-services.webp",
    ),
    alt: alternativeText,
    focus: z
      .string()
      .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, {
        error: 'is not a place such as "62% 40%": how far from the left, and how far from the top',
      })
      .optional()
      .meta({
        focal: true,
        description:
          'What must stay in sight: place in the picture, from its left and top: "62% 40%". The picture is then cut to four by three, the shape of the site\'s own, around this place. Without it the whole picture is shown.',
      }),
  })
  .meta({ id: "ContentImage", description: "Picture." });

/** A logo or icon, in any number of colours, that is served as it is: a drawing, or a picture where there is none. */
export const logo = z
  .strictObject({
    src: file("Drawing: path to an svg, png or webp file, relative to this YAML file: images/logos/halden.svg").refine(
      (src) => /\.(svg|png|webp)$/i.test(src),
      { error: "is not an svg, png or webp file" },
    ),
    alt: alternativeText,
  })
  .meta({ id: "ContentLogo" });

export const link = z
  .strictObject({
    url: linkTarget("Where it leads: a page (/contact), a name from site.yaml (site:blog) or a full address."),
    text: text("Words on the link or button."),
  })
  .meta({ id: "ContentLink" });

/** The name of what is offered, by which an enquiry is sent. */
export const offerSubject = (description: string) =>
  data(description).max(80, { error: "is longer than 80 characters; name what is offered in two to six words" });

/** The address of a film to show in the video window: a page that may be framed. */
export const videoUrl = linkTarget(
  "Address of a film that may be shown in a frame: /videos/film.html or https://…",
).meta({ framed: true });

export const film = z.strictObject({
  videoUrl,
  videoLabel: text("What the play button is called: Watch the film, 24 s."),
});

/** A full address on the web. */
export const address = (description: string) =>
  z.url({ protocol: /^https?$/, error: "is not a full address such as https://example.com" }).describe(description);

/** Tells whether clocks know a time zone by this name. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A time zone, by the name that browsers know it by: one that they do not know would break the page. */
export const timeZone = (description: string) =>
  verbatim(description).refine(isTimeZone, {
    error: "is no time zone that clocks know; expected a name such as Europe/Berlin",
  });
