import { z } from "zod";
import { interpolate } from "../../text/text";
import { sampleNote } from "../block";
import { addIssue, choice, day, list, text, verbatim } from "../fields";

/** Answers are JSON. */
const requestLanguage = choice("CodeLanguage", {
  bash: "A command of a shell, such as curl",
  javascript: "JavaScript",
  python: "Python",
});

export type CodeLanguage = z.output<typeof requestLanguage> | "json";

/** The build takes it apart for colouring. */
const code = (description: string) => verbatim(description).meta({ isCode: true }).brand<"code">();

const gridMix = z
  .strictObject({
    day: day("The day, in UTC."),
    zone: verbatim("Zone that is shown first, by its code."),
    hour: z.int().min(0).max(23).describe("Hour that is shown first, in UTC."),
    sources: list("The sources of electricity, in the order of the answer.", [2, 12], {
      name: verbatim("Its name in the answer, where {solar} is the share of solar.").regex(/^[a-zA-Z]+$/, {
        error: "is not a name of letters only",
      }),
      isRenewable: z.boolean().describe("Counts as renewable."),
    }),
    zones: list("Zones to choose from.", [1, 8], {
      code: verbatim("Code of the zone, as it stands in the request: DE.").regex(/^[A-Z][A-Z0-9-]{1,11}$/, {
        error: "is not a code of capital letters, digits and hyphens such as DE or US-SW",
      }),
      title: text("Name of the zone: Germany."),
      generation: list("Amounts that each source generated in the zone on that day.", [1, 12], {
        source: verbatim("Source, by its name."),
        hours: z
          .array(z.number().min(0).max(1_000_000))
          .length(24, { error: "needs exactly 24 numbers, one for each hour of the day" })
          .describe("Amount in each hour in MWh, from 00:00 UTC to 23:00."),
      }),
    }),
  })
  .superRefine(({ zone, sources, zones }, context) => {
    const codes = zones.map((one) => one.code);
    const names = sources.map(({ name }) => name);
    if (!codes.includes(zone))
      addIssue(context, ["zone"], `is none of the zones below; expected one of ${codes.join(", ")}`);
    for (const [index, { generation }] of zones.entries()) {
      for (const [place, { source }] of generation.entries()) {
        const path = ["zones", index, "generation", place, "source"];
        if (!names.includes(source))
          addIssue(context, path, `is none of the sources above; expected one of ${names.join(", ")}`);
        else if (generation.findIndex((other) => other.source === source) < place) {
          addIssue(context, path, "stands in this zone already; each source has one row");
        }
      }
    }
  })
  .describe("A day of electricity: what each source generates by zone and hour.");

/** Names in braces, but not `${name}`, which is JavaScript's own. */
const names = /(?<!\$)\{([a-zA-Z]+)\}/g;

export const apiExchange = z
  .strictObject({
    note: sampleNote,
    requests: list("Requests, the same one in several languages, one to a tab.", [1, 4], {
      title: text("Words on its tab, such as curl or JavaScript."),
      language: requestLanguage.describe("What it is written in, for its colours."),
      code: code("The request as it is typed. Beside a gridMix, {zone} and {at} are filled in."),
    }),
    status: text("Status line of the answer: 200 OK."),
    response: code(
      "The JSON of the answer. Beside a gridMix, {zone}, {at}, {renewable} and each source are filled in.",
    ),
    snippet: verbatim("Lines on the product's card, one or two short ones: a request and the gist of its answer.")
      .max(90, { error: "is longer than 90 characters; the card has room for two short lines" })
      .optional(),
    gridMix: gridMix.optional(),
  })
  .superRefine(({ requests, response, gridMix: mix }, context) => {
    const known = mix ? ["zone", "at", "renewable", ...mix.sources.map(({ name }) => name)] : [];
    const texts = [
      ...requests.map((request, index) => ({ path: ["requests", index, "code"], written: request.code })),
      { path: ["response"], written: response },
    ];
    for (const { path, written } of mix ? texts : []) {
      const unknown = [...written.matchAll(names)].find(([, name = ""]) => !known.includes(name));
      if (!unknown) continue;
      const expected = known.map((name) => `{${name}}`).join(", ");
      addIssue(context, path, `uses ${unknown[0]}, a name that nothing fills in; expected one of ${expected}`);
    }
    try {
      JSON.parse(interpolate(response, Object.fromEntries(known.map((name) => [name, 0]))));
    } catch {
      addIssue(context, ["response"], "is no JSON with its names filled in; look at commas, brackets and quotes");
    }
  })
  .describe("A request to the product's API and the answer to it.");
