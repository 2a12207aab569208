import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type EnquiryDefinitions, type EnquiryLanguages, enquiryLanguages } from "../../src/content/enquiry/forms";
import { readSites } from "../../src/content/read-site";
import { interpolate } from "../../src/content/text/text";
import { currentFacts, writeFacts } from "../../src/hosting/release-facts";
import { headersOf, startMailServer } from "../../tests/support/server/mail-server";
import { contactEnquiry, newEnquiry, projectEnquiry } from "../../tests/support/server/samples";
import { testPlace } from "../../tests/support/server/test-place";
import { definitions, openTestService } from "../../tests/support/server/test-service";
import { until } from "../../tests/support/server/wait";
import { testContent } from "../../tests/support/test-content";
import { buildApp } from "../app";
import type { EnquiryConfig } from "./config";
import { mailChannel } from "./store/enquiry";

const place = testPlace();

const project = definitions.forms.get("start-project");
if (!project) throw new Error("The tests' site has no start-project.");

/** The forms of the tests' site in a second language, as far as it differs. */
const german: EnquiryDefinitions = {
  ...definitions,
  language: "de",
  languageName: "Deutsch",
  messages: {
    ...definitions.messages,
    reference: "Nummer",
    refusals: { ...definitions.messages.refusals, tooMany: "Zu viele Anfragen.", nothingHere: "Hier ist nichts." },
  },
  forms: new Map([
    ...definitions.forms,
    [
      project.key,
      {
        ...project,
        name: "Licht planen",
        page: "/de/enquire/start-project",
        fields: project.fields.map((field) => {
          if (field.kind !== "choices") return field;
          const [, ...others] = field.choices ?? [];
          const lamps = { name: "Lampen", image: { src: "", alt: "" } };
          return { ...field, requiredMessage: "Bitte ein Licht.", choices: [lamps, ...others] };
        }),
        done: { title: "Angekommen.", lines: [] },
      },
    ],
  ]),
};

const languages: EnquiryLanguages = [definitions, german];
const germanProject = { ...projectEnquiry, services: ["Lampen"] };

async function open(changes: Partial<EnquiryConfig> = {}, spoken = languages) {
  const service = { ...(await openTestService(place.folder, changes)), languages: spoken };
  const app = await buildApp({ enquiries: service });
  place.ends.push(() => app.close());
  const send = (payload: object, query = "?language=de", form = "start-project", headers = {}) =>
    app.inject({ method: "POST", url: `/api/enquiries/${form}${query}`, payload, headers });
  return { app, send, store: service.store };
}

async function openMail() {
  const mail = await startMailServer();
  place.ends.push(mail.stop);
  return { mail, config: { mail: { url: mail.url, to: ["sales@example.org"], from: "website@example.org" } } };
}

test("an enquiry is judged by the choices and in the words of its language", async () => {
  const { send, store } = await open();
  const sent = await send(germanProject);
  expect(sent.statusCode).toBe(201);
  expect(await store.readEnquiries()).toMatchObject([{ language: "de", answers: { services: ["Lampen"] } }]);
  expect((await send(germanProject, "")).statusCode).toBe(422);
  expect((await send({ ...germanProject, services: [] })).body).toBe("Lights (services): Bitte ein Licht.");
  expect((await send({ ...germanProject, services: [] }, "")).body).toContain("Choose one light at least.");
});

test.each(["", "?language=xx", "?language=", "?language=de&language=fr", "?language[]=de"])(
  "a language that nobody knows is the first: %s",
  async (query) => {
    const { send, store } = await open();
    expect((await send(projectEnquiry, query)).statusCode).toBe(201);
    expect(await store.readEnquiries()).toMatchObject([{ language: "en" }]);
  },
);

test("the owner is written to in the owner's language, and the enquirer in theirs", async () => {
  const { mail, config } = await openMail();
  const { send } = await open({ ...config, isAcknowledged: true });
  const { reference } = (await send(germanProject)).json();
  await until("two mails", () => mail.mails.length === 2);
  const textTo = (address: string) => {
    const found = mail.mails.find(({ to }) => to.includes(address));
    return { source: found?.source.replaceAll("\r\n", "\n"), headers: found && Object.fromEntries(headersOf(found)) };
  };
  const owner = textTo("sales@example.org");
  expect(owner.headers?.subject).toBe(`Plan a light: ${reference}`);
  expect(owner.source).toContain("Written in: Deutsch\n");
  expect(owner.source).toContain("Lights: Lampen\n");
  const enquirer = textTo("ada@example.com");
  expect(enquirer.source).toContain("Angekommen.");
  expect(enquirer.source).toContain(`Nummer: ${reference}`);
});

test("a mail about an enquiry in the owner's language names none, and neither does one of before it was kept", async () => {
  const { mail, config } = await openMail();
  const { app, send, store } = await open(config);
  await app.listen({ port: 0, host: "127.0.0.1" });
  await send(projectEnquiry, "");
  await store.save(newEnquiry(), [mailChannel("sales@example.org")]);
  await until("two mails", () => mail.mails.length === 2);
  expect(mail.mails.map(({ source }) => source).join("\n")).not.toContain("Written in");
});

test("a question that only the visitor's language asks reaches the owner with its label", async () => {
  const { mail, config } = await openMail();
  const form = german.forms.get("contact");
  if (!form) throw new Error("There is no German form.");
  const question = { ...form.fields[0], name: "anrede", label: "Anrede" } as (typeof form.fields)[number];
  const forms = new Map([...german.forms, ["contact", { ...form, fields: [...form.fields, question] }]]);
  const service = {
    ...(await openTestService(place.folder, config)),
    languages: [definitions, { ...german, forms }] as const,
  };
  const app = await buildApp({ enquiries: service });
  place.ends.push(() => app.close());
  const payload = { ...contactEnquiry, anrede: "Frau" };
  expect((await app.inject({ method: "POST", url: "/api/enquiries/contact?language=de", payload })).statusCode).toBe(
    201,
  );
  await until("a mail", () => mail.mails.length === 1);
  expect(mail.mails[0]?.source).toContain("Anrede: Frau");
});

test("a plain form is refused in its language, and its address leads to its page", async () => {
  const { app, send } = await open();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const refused = await app.inject({
    method: "POST",
    url: "/api/enquiries/start-project?language=de",
    headers,
    payload: "fullName=Ada",
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('<html lang="de">');
  expect(refused.body).toContain("<h1>Licht planen</h1>");
  expect(refused.body).toContain("Lights: Bitte ein Licht.");
  const visit = { url: "/api/enquiries/start-project?language=de", headers: { accept: "text/html" } };
  expect((await app.inject(visit)).headers.location).toBe("/de/enquire/start-project");
  expect((await app.inject({ url: "/api/nothing?language=de" })).body).toBe("Hier ist nichts.");
  expect((await send({}, "?language=de", "nothing")).statusCode).toBe(404);
});

/** The tests' own site in German, with all that its files say. */
const wholeSite = enquiryLanguages(readSites({ contentRoot: testContent }));
const inGerman = wholeSite.find(({ language }) => language === "de");
if (!inGerman) throw new Error("The tests' site has no German.");
const { messages: words, forms } = inGerman;
const { refusals } = words;
const lights = forms
  .get("start-project")
  ?.fields.find(({ name }) => name === "services")
  ?.choices?.slice(0, 1);
const file = { name: "plan.txt", type: "text/plain", size: 3, data: "YWJj" };

test.each([
  ["a page from before a release", { gone: "x" }, refusals.outdated],
  ["a choice from before a release", { services: ["Kochen"] }, refusals.notAChoice],
  ["a character that cannot be stored", { company: "a\0b" }, refusals.badCharacter],
  ["a second line", { company: "a\u2028b" }, refusals.badCharacter],
  ["a file's name", { files: [{ ...file, name: "a\u202eb.txt" }] }, refusals.badFileName],
  ["a file that is cut off", { files: [{ ...file, size: 4 }] }, interpolate(words.fileUnreadable, { name: file.name })],
])("what is wrong with %s is said in German", async (_, changes, sentence) => {
  const { send } = await open({}, wholeSite);
  const { statusCode, body } = await send({ ...projectEnquiry, services: lights?.map(({ name }) => name), ...changes });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).toContain(sentence);
});

test("a page that fails or is not there is told of in the language that its path begins with", async () => {
  const { app } = await open({}, wholeSite);
  const bodyOf = async (url: string) => (await app.inject(url)).body;
  for (const path of ["/fails", "/de/fails"]) {
    app.get(path, () => {
      throw new Error("secret detail");
    });
  }
  const { refusals: english } = definitions.messages;
  expect(await bodyOf("/fails")).toBe(english.pageFailed);
  expect(await bodyOf("/de/fails")).toBe(refusals.pageFailed);
  expect(await bodyOf("/none")).toBe(english.nothingHere);
  expect(await bodyOf("/de/none?a=b")).toBe(refusals.nothingHere);
  expect(await bodyOf("/none?language=de")).toBe(refusals.nothingHere);
});

test("who sends too often is told so in the language of the form", async () => {
  const { send } = await open({ rateLimit: 1 });
  await send(germanProject);
  const refused = await send(germanProject);
  expect([refused.statusCode, refused.body]).toEqual([429, "Zu viele Anfragen."]);
});

test("the address left at the maintenance screen is kept with its language", async () => {
  const { app, store } = await open();
  const payload = { email: "ada@example.com" };
  expect((await app.inject({ method: "POST", url: "/?language=de", payload })).statusCode).toBe(204);
  expect(await store.readEnquiries()).toMatchObject([{ form: "notify-me", language: "de" }]);
});

test("a build stores what each language asks", () => {
  const folder = join(place.folder, "public");
  mkdirSync(folder);
  const maintenance = { isEnabled: false, openPaths: [] };
  writeFacts({ headers: {}, maintenance, redirects: [], enquiries: languages }, folder);
  expect(currentFacts(folder).enquiries).toEqual(languages);
});
