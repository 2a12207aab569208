import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { interpolate } from "../../../src/content/text/text";
import { rulesOf } from "../../../src/enquiry/questions/rules";
import { htmlRules } from "../../../tests/support/html-rules";
import {
  contactEnquiry,
  encoded,
  projectEnquiry,
  sampleFiles,
  visitEnquiry,
} from "../../../tests/support/server/samples";
import { inEnglish, openTestServer, readEnquiry } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import { writeFiles } from "../../../tests/support/write-files";
import { followBuilds } from "../../site/follow-builds";
import type { EnquiryStore } from "../store/open-store";

const { messages, facts } = inEnglish;
const { refusals } = messages;
const pages = testFolder();
let store: EnquiryStore;
let app: FastifyInstance;

const serve: typeof openTestServer = (changes) =>
  openTestServer(changes, { buildOf: followBuilds(() => [pages], console.error) });

beforeAll(async () => {
  for (const { key, page } of inEnglish.forms.values()) {
    // As a build does: with the mark of the app that takes them over.
    const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${key}</title></head><body>
<main id="main"><h1>${key}</h1><form></form></main><script type="application/json" id="app-files">{"path":"/"}</script>
</body></html>`;
    if (page) writeFiles(join(pages, page), { "index.html": html });
  }
  ({ app, store } = await serve());
  return () => app.close();
});

type Entries = readonly (readonly [name: string, value: string | File])[];

/** Sends a form as a browser does, encoded by the platform itself. */
async function send(form: string, entries: Entries, { headers = {}, to = app, multipart = false } = {}) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const body = multipart ? data : new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  const request = new Request("http://localhost/", { method: "POST", body });
  return to.inject({
    method: "POST",
    url: `/api/enquiries/${form}`,
    headers: { "content-type": request.headers.get("content-type") ?? "", accept: "text/html", ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

async function expectValid(html: string): Promise<void> {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
}

const read = (html: string) => new JSDOM(html).window.document;

/** A form that came back, as its visitor finds it. */
function shown(html: string, form: string) {
  const document = read(html);
  const controls = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`form#${form} [name="${name}"]`)];
  const said = (place: string) => document.querySelector(`form [data-plain=${place}]`)?.textContent ?? undefined;
  return {
    document,
    value: (name: string) => controls(name)[0]?.value,
    chosen: (name: string) => controls(name).flatMap(({ checked, value }) => (checked ? [value] : [])),
    failure: said("failure"),
    files: said("files"),
    /** The questions that its list leads to, each with what is said beside it. */
    errors: [...document.querySelectorAll<HTMLAnchorElement>("form [data-plain=answer] li a")].map((link) => {
      const described = document.querySelector(`${link.hash}[aria-invalid=true]`)?.getAttribute("aria-describedby");
      return [link.textContent, document.getElementById(described?.split(" ").at(-1) ?? "")?.textContent];
    }),
  };
}

const entriesOf = (enquiry: Readonly<Record<string, string | readonly string[]>>): Entries =>
  Object.entries(enquiry).flatMap(([name, answer]) => [answer].flat().map((text) => [name, text] as const));

const rooms = ["Lantern", "Cellar"];
const visit = entriesOf({ ...visitEnquiry, rooms, wishes: "First line\r\nSecond line" });
const letter = entriesOf({ ...contactEnquiry, message: "Hello" });
const project = entriesOf({ ...projectEnquiry, services: ["Lamps"], description: "A ship's bridge", files: [] });

const plan = sampleFiles["plan.pdf"] ?? "";

const file = (name: string, content: Buffer | string = sampleFiles[name] ?? "", type = "application/octet-stream") =>
  new File([new Uint8Array(Buffer.from(content))], name, { type });

const labelOf = (form: string, name: string) =>
  inEnglish.forms.get(form)?.fields.find((field) => field.name === name)?.label;

const sentReference = (location: unknown) => /\?sent=(NW-[0-9A-Z-]{9})#/.exec(String(location))?.[1] ?? "";

const withAnswer = (entries: Entries, name: string, value: string): Entries => [
  ...entries.filter(([other]) => other !== name),
  [name, value],
];

describe("a form that a browser sends by itself", () => {
  test.each([
    ["url-encoded", false],
    ["as multipart", true],
  ])(
    "%s is stored as any other, and leads to its confirmation, whose address holds nothing that was entered",
    async (_, multipart) => {
      const visitor = `Ada ${multipart}`;
      const { statusCode, headers } = await send("book-visit", withAnswer(visit, "visitor", visitor), { multipart });
      const reference = sentReference(headers.location);
      expect(statusCode).toBe(303);
      expect(headers.location).toBe(`/api/enquiries/book-visit?sent=${reference}#book-visit-sent`);
      const answers = { ...visitEnquiry, visitor, rooms, wishes: "First line\nSecond line" };
      expect(await readEnquiry(store, reference)).toMatchObject({ form: "book-visit", answers, spamReason: undefined });
      const page = await app.inject(String(headers.location).split("#")[0] ?? "");
      expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(page.headers["content-type"]).toMatch(/^text\/html/);
      const document = read(page.body);
      expect(document.querySelector("form, #app-files")).toBeNull();
      const sent = document.getElementById("book-visit-sent")?.textContent;
      for (const text of [inEnglish.forms.get("book-visit")?.done.title, reference]) expect(sent).toContain(text);
      expect(document.title).toBe(interpolate(messages.sentTitle, { title: "book-visit" }));
      expect(document.documentElement.hasAttribute("data-plain-page")).toBe(true);
      await expectValid(page.body);
    },
  );

  test("is confirmed for no number that nobody has, nor for another form: there its page is", async () => {
    const reference = sentReference(String((await send("contact", letter)).headers.location));
    const others = ["", "?other=1", "?sent=NW-1", "?sent=%3Cscript%3E", "?sent=NW-AAAA-AAAA", `?sent=${reference}`];
    for (const query of others) {
      const url = `/api/enquiries/book-visit${query}`;
      const { headers, statusCode } = await app.inject({ method: "GET", url, headers: { accept: "text/html" } });
      expect([url, statusCode, headers.location]).toEqual([url, 303, "/enquire/book-visit"]);
    }
  });

  test("comes back with every error beside its question, in a list that leads there, and all that was entered", async () => {
    const wrong: Entries = [
      ["visitor", " "],
      ["email", "x".repeat(300)],
      ["rooms", "Cellar"],
      // A text that begins with an empty line keeps it.
      ["wishes", `\n\n${"y".repeat(501)}`],
      ["day", "2030-01-01"],
      ["tide", "Low water"],
    ];
    const response = await send("book-visit", wrong);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.headers["content-security-policy"]).toContain("form-action 'self'");
    await expectValid(response.body);
    const page = shown(response.body, "book-visit");
    const wrongly = {
      visitor: messages.required,
      email: interpolate(messages.tooLong, { count: 300, max: 254 }),
      wishes: interpolate(messages.tooLong, { count: 501, max: 500 }),
      day: interpolate(messages.dateTooEarly, { min: "1 April 2031" }),
    };
    expect(page.errors).toEqual(
      Object.entries(wrongly).map(([name, sentence]) => [labelOf("book-visit", name), sentence]),
    );
    for (const [name, value] of wrong) if (name !== "rooms") expect(page.value(name), name).toBe(value);
    expect(page.chosen("rooms")).toEqual(["Cellar"]);
    expect(page.document.title).toBe(interpolate(messages.lookAgainTitle, { title: "book-visit" }));
    expect(page.document.getElementById("app-files")).toBeNull();
    expect(page.failure).toBeUndefined();
  });

  test("sent twice by a double click or by loading again, it is one enquiry, and tomorrow it is another", async () => {
    const entries: Entries = [...withAnswer(letter, "message", "Twice"), ["referral_code", "buy"]];
    const sentOnce = async () => sentReference((await send("contact", entries)).headers.location);
    const [first, second] = await Promise.all([sentOnce(), sentOnce()]);
    expect([first, second]).toEqual([expect.stringMatching(/^NW-/), first]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    expect(await sentOnce().finally(vi.useRealTimers)).not.toBe(first);
    const stored = (await store.readEnquiries()).filter(({ answers }) => answers.message === "Twice");
    // By the field that nobody sees, it is marked as that of a program.
    const spamReason = expect.stringContaining("hidden field");
    expect(stored).toMatchObject([{ spamReason }, { spamReason }]);
  });
});

describe("what anybody may write", () => {
  const hostile = [
    `"><script>alert(1)</script>`,
    `</textarea><img src=x onerror=alert(1)>`,
    `'"&lt;b&gt;</title></form><!--`,
    `{reference} {email} $& $1 \${1}`,
    `\u2028\u202e\ufeff</option><option selected>`,
  ];

  test.each(hostile)("%s comes back as text in every question", async (text) => {
    for (const form of ["book-visit", "start-project"]) {
      // Without an address, no form is taken.
      const fields = (inEnglish.forms.get(form)?.fields ?? []).filter(({ kind }) => kind !== "email");
      const texts = fields.filter(({ kind }) => kind !== "files").map(({ name }) => [name, text] as const);
      const entries: Entries = [...texts, ["referral_code", text]];
      const response = await send(form, entries, { multipart: form === "start-project" });
      expect(response.statusCode).toBe(422);
      const page = shown(response.body, form);
      const countOf = (tags: string) => page.document.querySelectorAll(tags).length;
      const asked = (wanted: string) => fields.filter(({ kind }) => kind === wanted);
      expect(countOf("script, img, form, textarea, b")).toBe(1 + asked("textArea").length);
      expect(countOf("option")).toBe(asked("select").flatMap(({ options = [] }) => ["", ...options]).length);
      for (const { name, kind } of fields) {
        if (["text", "textArea", "phone"].includes(kind)) expect(page.value(name), name).toBe(text);
      }
      expect(page.value("referral_code")).toBe(text);
    }
  });

  test.each([..."\n\r\t\v\f\0\u0085\u00a0\u00ad\u200b\u200e\u202e\u2028\u2029\u2066\ufeff"])(
    "a form with a text with %j in it is judged and mended as with scripts: pressed again once they are there, it is one enquiry",
    async (sign) => {
      const entries: Entries = [...project, ["files", file("plan.pdf")]];
      const fields = inEnglish.forms.get("start-project")?.fields ?? [];
      for (const { name } of fields.filter((field) => rulesOf(field).answerShape === "text")) {
        const text = String(Object.fromEntries(entries)[name]).replace(/(?<=^.{3})|$/g, sign);
        const sent = withAnswer(entries, name, text);
        // A field gives ends of lines as one sign, and a form sends them as two.
        const typed = { [name]: text.replace(/\r\n?/g, "\n"), services: ["Lamps"], files: [encoded("plan.pdf", plan)] };
        const values: Readonly<Record<string, unknown>> = { ...Object.fromEntries(sent), ...typed };
        const asked = fields.map((field) => [field.name, rulesOf(field).serialise(values[field.name])]);
        const headers = { "idempotency-key": "twice" };
        const payload = Object.fromEntries(asked);
        const json = await app.inject({ method: "POST", url: "/api/enquiries/start-project", headers, payload });
        const plain = await send("start-project", sent, { multipart: true });
        expect(plain.statusCode === 303, `${name}: ${json.body}`).toBe(json.statusCode === 201);
        if (plain.statusCode === 303) expect(sentReference(plain.headers.location)).toBe(json.json().reference);
      }
    },
  );

  test("a form that another site sent comes back and is not stored; sent again from here it is", async () => {
    const entries = withAnswer(letter, "message", "From elsewhere");
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    const page = shown((await send("contact", entries, { headers })).body, "contact");
    expect(page.failure).toBe(refusals.elsewhere);
    expect(page.value("message")).toBe("From elsewhere");
    expect((await send("contact", entries, { headers: { "sec-fetch-site": "same-origin" } })).statusCode).toBe(303);
    const { app: to } = await serve({ allowedOrigins: ["https://elsewhere.example"] });
    expect((await send("contact", entries, { headers, to })).statusCode).toBe(303);
  });
});

describe("files", () => {
  test("arrive with the form, whatever they are called, under names that can be kept", async () => {
    const names = ["plan.pdf", "photo.JPEG", "rows.csv"];
    const files = [
      ...names.map((name) => file(name)),
      file("Größe “1”.txt", "Grüße", "text/plain"),
      file("\u202bplan\u202c.txt", "a"),
      file(`${"x".repeat(296)}.txt`, "b"),
    ];
    // As many at a time as the form takes.
    const sent = [files.slice(0, 4), files.slice(4)].map(async (some) => {
      const entries: Entries = [...project, ...some.map((one) => ["files", one] as const)];
      const { headers } = await send("start-project", entries, { multipart: true });
      return store.readAttachments(sentReference(headers.location));
    });
    const stored = (await Promise.all(sent)).flat();
    expect(stored.map(({ name }) => name)).toEqual([...names, "Größe “1”.txt", "_plan_.txt", `${"x".repeat(251)}.txt`]);
    const contents = [
      ...names.map((name) => sampleFiles[name]),
      ...["Grüße", "a", "b"].map((text) => Buffer.from(text)),
    ];
    expect(stored.map(({ content }) => content)).toEqual(contents);
  });

  test.each([
    ["that is not what its name says", [file("a.pdf", "MZ")], interpolate(messages.fileMismatch, { name: "a.pdf" })],
    ["that is too large", [file("a.txt", Buffer.alloc(9_000_001, "a"))], "a.txt"],
    ["of which there are too many", ["a", "b", "c", "d", "e"].map((name) => file(`${name}.txt`, "a")), "e.txt"],
  ] as const)("one %s is refused beside its question, with its name to choose it again", async (_, files, sentence) => {
    const entries: Entries = [...project, ...files.map((one) => ["files", one] as const)];
    const response = await send("start-project", entries, { multipart: true });
    expect(response.statusCode).toBe(422);
    const page = shown(response.body, "start-project");
    expect(page.errors).toEqual([[labelOf("start-project", "files"), expect.stringContaining(sentence)]]);
    expect(page.files).toBe(interpolate(messages.filesAgain, { names: files.map(({ name }) => name).join(", ") }));
    expect(page.value("description")).toBe("A ship's bridge");
  });
});

const many = Array.from({ length: 5000 }, (_, index) => [`field${index}`, "x"] as const);
const film = file("film.txt", Buffer.alloc(16_000_000, "a"));

describe("where it cannot be taken", () => {
  test.each<[what: string, more: Entries, multipart: boolean, files?: string]>([
    ["thousands of parts", many, true],
    ["an endless text", [["other", "x".repeat(400_000)]], false],
    ["an endless part", [["other", "x".repeat(400_000)]], true],
    [
      "a file larger than any that it takes",
      [["files", film]],
      true,
      interpolate(messages.filesAgain, { names: film.name }),
    ],
  ])("as with %s, it is read to its end, and what was written before comes back", async (_, more, multipart, files) => {
    const response = await send("start-project", [...project, ...more], { multipart });
    expect(response.statusCode).toBe(413);
    const { failure, chosen, value, ...page } = shown(response.body, "start-project");
    expect([failure, page.files]).toEqual([refusals.tooLarge, files]);
    expect([value("fullName"), chosen("services")]).toEqual(["Ada Example", ["Lamps"]]);
  });

  test("too many from one address are told so on the page, with everything kept, and in one sentence after that", async () => {
    const { app: to } = await serve({ rateLimit: 1 });
    await send("contact", letter, { to });
    const limited = await send("contact", withAnswer(letter, "message", "Kept"), { to });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    const page = shown(limited.body, "contact");
    expect(page.failure).toBe(refusals.tooMany);
    expect(page.value("message")).toBe("Kept");
    expect(page.document.querySelector("[data-plain=answer]")?.textContent).toContain(facts.email);
    for (let count = 0; count < 4; count++) await send("contact", letter, { to });
    const { statusCode, body } = await send("contact", letter, { to });
    expect([statusCode, body]).toEqual([429, refusals.tooMany]);
  });
});
