import { expect, test } from "vitest";
import { type EnquirySites, enquirySites } from "../../src/content/enquiry/enquiry-site";
import { required } from "../../src/content/entry";
import { readSites } from "../../src/content/read-site";
import { until } from "../../tests/support/server/run-program";
import { contactEnquiry, projectEnquiry } from "../../tests/support/server/samples";
import { inEnglish, openMail, openTestServer } from "../../tests/support/server/test-service";
import { testContent } from "../../tests/support/test-content";
import type { EnquiryConfig } from "../config";

/** The tests' own site, with all that its files say in English and German. */
const languages = enquirySites(readSites({ contentRoot: testContent }));
const german = required(languages[1], "German");
const { messages: words } = german;
const { refusals } = words;
const project = german.forms.get("start-project");
const lights = project?.fields.find(({ name }) => name === "services");
const services = lights?.choices?.slice(0, 1).map(({ name }) => name);
const germanProject = { ...projectEnquiry, services };

async function open(changes: Partial<EnquiryConfig> = {}, spoken: EnquirySites = languages, listens = true) {
  const { app, enquiries, store } = await openTestServer(changes, { listens });
  enquiries.languages = spoken;
  const send = (payload: object, query = "?language=de", form = "start-project") =>
    app.inject({ method: "POST", url: `/api/enquiries/${form}${query}`, payload });
  return { app, send, store };
}

test("an enquiry is judged by the choices and in the words of its language", async () => {
  const { app, send, store } = await open();
  expect((await send(germanProject)).statusCode).toBe(201);
  expect(await store.readEnquiries()).toMatchObject([{ language: "de", answers: { services } }]);
  expect((await send(germanProject, "")).statusCode).toBe(422);
  expect((await send({ ...germanProject, services: [] })).body).toBe(`${lights?.label}: ${lights?.requiredMessage}`);
  expect((await send({ ...germanProject, services: [] }, "")).body).toContain("Choose one light at least.");
  expect((await send({ ...germanProject, gone: "x" })).body).toBe(refusals.outdated);
  // So is the address that is left at the maintenance screen.
  const payload = { email: "ada@example.com" };
  expect((await app.inject({ method: "POST", url: "/?language=de", payload })).statusCode).toBe(201);
  expect(await store.readEnquiries()).toContainEqual(expect.objectContaining({ form: "notify-me", language: "de" }));
});

test.each(["", "?language=xx", "?language=", "?language=de&language=fr", "?language[]=de"])(
  "a language that nobody knows is the first: %s",
  async (query) => {
    const { send, store } = await open();
    expect((await send(projectEnquiry, query)).statusCode).toBe(201);
    expect(await store.readEnquiries()).toMatchObject([{ language: "en" }]);
  },
);

test("the mails about an enquiry are each in the language of who reads it, and name it where it is not the owner's", async () => {
  const { mails, settings: mail } = await openMail();
  const { send } = await open({ mail, isAcknowledged: true });
  await send({ ...projectEnquiry, email: "none" }, "");
  await until("a mail", () => mails.length === 1);
  expect(mails.splice(0)[0]?.text).not.toContain("Written in");
  const sent = await send(germanProject);
  const { reference } = sent.json<{ reference: string }>();
  await until("two mails", () => mails.length === 2);
  const [owner = "", enquirer = ""] = mails
    .toSorted((one) => (one.to[0] === mail.to[0] ? -1 : 1))
    .map(({ text }) => text);
  expect(owner).toContain(`Form: ${inEnglish.forms.get("start-project")?.name}`);
  expect(owner).toContain("Written in: Deutsch");
  expect(owner).toContain(`Lights: ${services?.[0]}`);
  expect(enquirer).toContain(project?.done.title);
  expect(enquirer).toContain(`${words.reference}: ${reference}`);
});

test("a question that only the visitor's language asks reaches the owner with its label", async () => {
  const { mails, settings: mail } = await openMail();
  const form = required(german.forms.get("contact"), "the German form");
  const question = { ...form.fields[0], name: "anrede", label: "Anrede" } as (typeof form.fields)[number];
  const forms = new Map([...german.forms, ["contact", { ...form, fields: [...form.fields, question] }]]);
  const { send } = await open({ mail }, [inEnglish, { ...german, forms }]);
  expect((await send({ ...contactEnquiry, anrede: "Frau" }, "?language=de", "contact")).statusCode).toBe(201);
  await until("a mail", () => mails.length === 1);
  expect(mails[0]?.source).toContain("Anrede: Frau");
});

test("a plain form is refused in its language, and its address leads to its page", async () => {
  const { app, send } = await open();
  const url = "/api/enquiries/start-project?language=de";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const refused = await app.inject({ method: "POST", url, headers, payload: "fullName=Ada" });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/<html[^>]* lang="de">/);
  for (const text of [`<h1>${project?.name}</h1>`, `>${lights?.label}</a>`, lights?.requiredMessage, 'value="Ada"'])
    expect(refused.body).toContain(text);
  expect((await app.inject({ url, headers: { accept: "text/html" } })).headers.location).toBe(project?.page);
  expect((await app.inject({ url: "/api/nothing?language=de" })).body).toBe(refusals.nothingHere);
  expect((await send({}, "?language=de", "nothing")).statusCode).toBe(404);
});

test("a page that fails or is not there is told of in the language that its path begins with", async () => {
  const { app } = await open({}, languages, false);
  for (const path of ["/fails", "/de/fails"]) {
    app.get(path, () => {
      throw new Error("secret detail");
    });
  }
  const { refusals: english } = inEnglish.messages;
  for (const [url, sentence] of Object.entries({
    "/fails": english.pageFailed,
    "/de/fails": refusals.pageFailed,
    "/none": english.nothingHere,
    "/de/none?a=b": refusals.nothingHere,
    "/none?language=de": refusals.nothingHere,
  })) {
    expect((await app.inject(url)).body).toBe(sentence);
  }
});
