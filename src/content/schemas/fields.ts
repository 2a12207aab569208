import { z } from "zod";
import { placeholdersIn } from "../text/text";

/** What a string in `content/` is, and how it is served: `editor/reference.ts` says so for editors. */
export type ContentFormat = "text" | "data" | "template" | "inline" | "markdown" | "link" | "file";

export const addIssue = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({ code: "custom", path, message });

/** The sentence of a field is its name in the editor, up to the first of `,;:.`, and what there is to say of it. */
const filled = (contentFormat: ContentFormat) => (description: string) =>
  z.string().trim().min(1, { error: "is empty" }).meta({ contentFormat, description });

export const text = filled("text");

/** A text that is also sent, compared or dialled, such as an option or a phone number. */
export const data = filled("data");

export const inline = (description: string) => filled("inline")(`${description} It may hold links: [words](/path).`);

export const markdown = filled("markdown");

export const verbatim = (description: string) => z.string().min(1, { error: "is empty" }).describe(description);

/** What names in braces stand for, or what is drawn: nothing is filled into it. */
export const spelledOut = (description: string) =>
  verbatim(description).refine((value) => !/\{.*\}/.test(value), {
    error: "has a name in braces, which nothing fills in here; write out what it stands for",
  });

export const template = (description: string, names: readonly string[]) =>
  verbatim(`${description} It may use ${names.map((name) => `{${name}}`).join(", ")}.`)
    .superRefine((value, context) => {
      const unknown = placeholdersIn(value).find((name) => !names.includes(name));
      if (unknown === undefined) return;
      const expected = names.map((name) => `{${name}}`).join(", ");
      addIssue(context, [], `uses {${unknown}}, a name that nothing fills in; expected ${expected}`);
    })
    .meta({ contentFormat: "template" });

export const flag = (description: string, otherwise: boolean) => z.boolean().default(otherwise).describe(description);

export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

/** A field that no page is given: it is for the build, the server or crawlers. */
export const hidden = <Field extends z.ZodType>(description: string, field: Field): Field =>
  field.meta({ isHidden: true, description });

export const list = <Fields extends z.ZodRawShape>(
  description: string,
  [least, most]: readonly [least: number, most?: number],
  fields: Fields,
) => {
  const all = z.array(z.strictObject(fields));
  const enough = least > 0 ? all.min(least) : all;
  return (most ? enough.max(most) : enough).describe(description);
};

export const word = (description: string, ...names: string[]) =>
  names.length > 0 ? template(description, names) : text(description);

export const linkTarget = filled("link");

export const choice = <Value extends string>(typeName: string, words: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(words) as [Value, ...Value[]]).meta({ typeName, enumDescriptions: Object.values<string>(words) });

export type DayOf = "end" | "change";

export const day = (description: string, dayOf?: DayOf) =>
  z.iso
    .date({ error: 'is not a day such as "2026-11-21" (in quotation marks)' })
    .meta({ ...(dayOf && { dayOf }), description });

export const order = z
  .int()
  .min(1)
  .meta({ aside: "address", description: "Position among the entries of this folder, from 1." });

const file = filled("file");

const alternativeText = z
  .string()
  .trim()
  .max(160, { error: "is longer than 160 characters; say what is shown in one sentence" })
  .meta({
    contentFormat: "text",
    description: 'What the picture shows, for people who cannot see it. Empty ("") only where it is pure decoration.',
  });

export const pictureFile = (description: string) =>
  file(description)
    .refine((src) => /\.(png|jpe?g|webp)$/i.test(src), { error: "is not a png, jpg or webp file" })
    .brand<"picture">();

export const image = z
  .strictObject({
    src: pictureFile("Picture: png, jpg or webp file, by its path from this YAML file: ../images/cloud-services.webp"),
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
  .meta({ typeName: "ContentImage", description: "Picture." });

/** A logo or icon, in any number of colours, that is served as it is: a drawing, or a picture where there is none. */
export const logo = z
  .strictObject({
    src: file("Drawing: path to an svg, png or webp file, relative to this YAML file: images/logos/halden.svg").refine(
      (src) => /\.(svg|png|webp)$/i.test(src),
      { error: "is not an svg, png or webp file" },
    ),
    alt: alternativeText,
  })
  .meta({ typeName: "ContentLogo" });

export const link = z
  .strictObject({
    url: linkTarget("Where it leads: a page (/contact), a name from site.yaml (site:blog) or a full address."),
    text: text("Words on the link or button."),
  })
  .meta({ typeName: "ContentLink" });

export const offerSubject = data(
  "What is offered, in two to six words: Software development. The window that the button opens has it chosen and says so; an enquiry about it is sent by this name.",
).max(80, { error: "is longer than 80 characters; name what is offered in two to six words" });

export const videoUrl = linkTarget("Address of a film that may be framed: /videos/film.html or https://…").meta({
  framed: true,
});

export const film = z.strictObject({
  videoUrl,
  videoLabel: text("What the play button is called: Watch the film, 24 s."),
});

const noAddress = "is not a full address such as https://example.com";

/** Nothing is filled in, and a blank would end it. */
export const address = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: noAddress, abort: true })
    .refine((url) => !/[\s{}]/.test(url), { error: noAddress })
    .describe(description);

export const postAddress = z.string().regex(/^(\/(?!\/)|https:\/\/[^/\s]+\.[^/\s])\S*$/, {
  error: "is neither a path such as /api/enquiries/contact nor an address that starts with https://",
});

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A time zone, such as Europe/Berlin: one that browsers do not know would break the page. */
export const timeZone = (description: string) =>
  verbatim(description).refine(isTimeZone, {
    error: "is no time zone that clocks know; expected a name such as Europe/Berlin",
  });
