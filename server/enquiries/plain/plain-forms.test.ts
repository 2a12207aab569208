import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { interpolate } from "../../../src/content/text/text";
import { rulesOf } from "../../../src/enquiry/questions/rules";
import { exampleHtmlRules } from "../../../tests/support/html-rules";
import { sampleFiles } from "../../../tests/support/server/sample-files";
import { inEnglish, openTestServer, readEnquiry } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import { followBuilds } from "../../site/follow-builds";
import type { EnquiryStore } from "../store/open-store";

const { messages, facts } = inEnglish;
const { refusals } = messages;
const pages = testFolder();
let store: EnquiryStore;
let app: FastifyInstance;

/** Warnings of all servers: Fastify warns where a request is answered twice. */
const warnings: string[] = [];
const logTo = { write: (line: string) => warnings.push(line) };

const serve: typeof openTestServer = (changes) => {
  const buildOf = followBuilds(
    () => [pages],
    () => {},
  );
  return openTestServer(changes, { buildOf, logLevel: "warn", logTo });
};

beforeAll(async () => {
  for (const { key, page } of inEnglish.forms.values()) {
    if (page === undefined) continue;
    mkdirSync(join(pages, page), { recursive: true });
    // As a build does: with the mark of the app that takes them over.
    writeFileSync(
      join(pages, page, "index.html"),
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${key}</title></head><body>
<main id="main"><h1>${key}</h1><form></form></main><script type="application/json" id="app-files">{"path":"/"}</script>
</body></html>`,
    );
  }
  ({ app, store } = await serve());
  return async () => {
    await app.close();
    expect(warnings.filter((warning) => warning.includes("already sent"))).toEqual([]);
  };
});

afterEach(() => {
  vi.useRealTimers();
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

const validator = new HtmlValidate(exampleHtmlRules);

async function expectValid(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
}

const open = (html: string) => new JSDOM(html).window;
const read = (html: string) => open(html).document;

function shown(html: string, form: string) {
  const { document, FormData } = open(html);
  const element = document.querySelector(`form#${form}`) as HTMLFormElement;
  const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
  const answer = element.querySelector<HTMLElement>("[data-plain=answer]");
  const visible = (place: string) => answer?.querySelector(`[data-plain=${place}]`)?.textContent ?? undefined;
  const errorOf = (name: string) => {
    const found = control(name);
    const first = found ? ("item" in found ? (found as RadioNodeList).item(0) : found) : null;
    const id = (first as Element | null)?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
    const message = document.getElementById(id);
    return (first as Element | null)?.getAttribute("aria-invalid") === "true" ? message?.textContent : undefined;
  };
  return {
    document,
    element,
    value: (name: string) => (control(name) as HTMLInputElement).value,
    entries: () => [...new FormData(element)].filter(([, value]) => value !== ""),
    failure: visible("failure"),
    files: visible("files"),
    errors: [...(answer?.querySelectorAll("li a") ?? [])].map((link) => [
      link.textContent,
      document.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`) !== null,
    ]),
    errorOf,
  };
}

const visit: Entries = [
  ["visitor", "Ada Example"],
  ["email", "ada@example.com"],
  ["rooms", "Lantern"],
  ["rooms", "Cellar"],
  ["wishes", "First line\r\nSecond line"],
  ["day", "2031-05-01"],
  ["tide", "Low water"],
];

const letter: Entries = [
  ["name", "Ada Example"],
  ["email", "ada@example.com"],
  ["message", "Hello"],
];

const project: Entries = [
  ["fullName", "Ada Example"],
  ["email", "ada@example.com"],
  ["phone", "+49 30 123456"],
  ["services", "Lamps"],
  ["description", "A ship's bridge"],
];

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
  ])("%s is stored as any other, and leads to its confirmation", async (_, multipart) => {
    const entries = withAnswer(visit, "visitor", `Ada ${multipart}`);
    const response = await send("book-visit", entries, { multipart });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(
      /^\/api\/enquiries\/book-visit\?sent=NW-[0-9A-Z]{4}-[0-9A-Z]{4}#book-visit-sent$/,
    );
    expect(await readEnquiry(store, sentReference(response.headers.location))).toMatchObject({
      form: "book-visit",
      answers: {
        visitor: `Ada ${multipart}`,
        email: "ada@example.com",
        rooms: ["Lantern", "Cellar"],
        wishes: "First line\nSecond line",
        day: "2031-05-01",
        tide: "Low water",
      },
      spamReason: undefined,
    });
  });

  test("is confirmed on its page with its reference, and with nothing that was entered in the address", async () => {
    const { headers } = await send("book-visit", withAnswer(visit, "visitor", "Confirmed"));
    const location = String(headers.location);
    const reference = sentReference(location);
    const page = await app.inject({ method: "GET", url: location.split("#")[0] ?? "" });
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    const document = read(page.body);
    expect(document.querySelector("form")).toBeNull();
    const sent = document.getElementById("book-visit-sent") as HTMLElement;
    expect(sent.textContent).toContain(inEnglish.forms.get("book-visit")?.done.title);
    expect(sent.querySelector("[data-reference] strong")?.textContent).toBe(reference);
    expect(document.title).toBe(interpolate(messages.sentTitle, { title: "book-visit" }));
    expect(document.getElementById("app-files")).toBeNull();
    expect(document.documentElement.hasAttribute("data-plain-page")).toBe(true);
    expect(location).not.toMatch(/ada|example|Confirmed/i);
    await expectValid(page.body);
  });

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
      ["wishes", "y".repeat(501)],
      ["day", "2030-01-01"],
      ["tide", "Low water"],
    ];
    const response = await send("book-visit", wrong);
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-security-policy"]).toContain("form-action 'self'");
    await expectValid(response.body);
    const page = shown(response.body, "book-visit");
    expect(page.errors).toEqual(
      ["visitor", "email", "wishes", "day"].map((name) => [labelOf("book-visit", name), true]),
    );
    expect(page.errorOf("visitor")).toBe(messages.required);
    expect(page.errorOf("email")).toBe(interpolate(messages.tooLong, { count: 300, max: 254 }));
    expect(page.errorOf("wishes")).toBe(interpolate(messages.tooLong, { count: 501, max: 500 }));
    expect(page.errorOf("day")).toBe(interpolate(messages.dateTooEarly, { min: "1 April 2031" }));
    expect(page.errorOf("tide")).toBeUndefined();
    expect(page.entries()).toEqual(expect.arrayContaining(wrong.map((entry) => [...entry])));
    expect(page.document.title).toBe(interpolate(messages.lookAgainTitle, { title: "book-visit" }));
    expect(page.document.getElementById("app-files")).toBeNull();
    expect(page.failure).toBeUndefined();
  });

  test("sent twice by a double click or by loading again, it is one enquiry, and tomorrow it is another", async () => {
    const entries = withAnswer(letter, "message", "Twice");
    const answers = await Promise.all([send("contact", entries), send("contact", entries)]);
    const references = answers.map(({ headers }) => sentReference(headers.location));
    expect(references[0]).toBe(references[1]);
    expect(references[0]).not.toBe("");
    const other = await send("contact", withAnswer(entries, "message", "Twice, differently"));
    expect(sentReference(other.headers.location)).not.toBe(references[0]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    const later = await send("contact", entries);
    expect(sentReference(later.headers.location)).not.toBe(references[0]);
    const stored = (await store.readEnquiries()).filter(({ answers }) => answers.message === "Twice");
    expect(stored).toHaveLength(2);
  });

  test("with the field for programs filled in, it is passed on with a mark, also after a error", async () => {
    const page = shown(
      (
        await send("contact", [
          ["referral_code", "buy"],
          ["name", "Bot"],
        ])
      ).body,
      "contact",
    );
    expect(page.value("referral_code")).toBe("buy");
    const { headers } = await send("contact", [...withAnswer(letter, "message", "Bot"), ["referral_code", "buy"]]);
    expect((await readEnquiry(store, sentReference(headers.location)))?.spamReason).toContain("hidden field");
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
    for (const form of ["book-visit", "contact", "start-project"]) {
      // Without an address, no form is taken.
      const fields = (inEnglish.forms.get(form)?.fields ?? []).filter(({ kind }) => kind !== "email");
      const texts = fields
        .filter(({ kind }) => !["choices", "files"].includes(kind))
        .map(({ name }) => [name, text] as const);
      const choices = fields.filter(({ kind }) => kind === "choices").map(({ name }) => [name, text] as const);
      const entries: Entries = [...texts, ...choices, ["referral_code", text]];
      const response = await send(form, entries, { multipart: form === "start-project" });
      expect(response.statusCode).toBe(422);
      const page = shown(response.body, form);
      const asked = fields.filter(({ kind }) => kind === "textArea").length;
      expect(page.document.querySelectorAll("script, img, form, textarea, b")).toHaveLength(1 + asked);
      const offered = fields.filter(({ kind }) => kind === "select").map(({ options = [] }) => options.length + 1);
      expect(page.document.querySelectorAll("option")).toHaveLength(offered.reduce((sum, count) => sum + count, 0));
      for (const { name, kind } of fields) {
        if (["text", "textArea", "phone"].includes(kind)) expect(page.value(name), name).toBe(text);
      }
      expect(page.value("referral_code")).toBe(text);
    }
  });

  test("a text that begins with an empty line keeps it", async () => {
    const page = shown((await send("contact", [["message", "\n\nHello"]])).body, "contact");
    expect(page.value("message")).toBe("\n\nHello");
  });

  test.each([..."\n\r\t\v\f\0\u0085\u00a0\u00ad\u200b\u200e\u202e\u2028\u2029\u2066\ufeff"])(
    "a text of any kind with %j in it is judged and mended as in the form with scripts",
    async (sign) => {
      for (const [form, entries] of Object.entries({ "book-visit": visit, "start-project": project })) {
        const fields = inEnglish.forms.get(form)?.fields ?? [];
        const right: Record<string, unknown> = {
          ...Object.fromEntries(entries),
          rooms: ["Cellar"],
          services: ["Lamps"],
        };
        for (const { name } of fields.filter((field) => rulesOf(field).answerShape === "text")) {
          const text = String(right[name] ?? "Example Ltd").replace(/(?<=^.{3})|$/g, sign);
          // A field gives ends of lines as one sign, and a form sends them as two.
          const values: Record<string, unknown> = { ...right, [name]: text.replace(/\r\n?/g, "\n") };
          const payload = Object.fromEntries(
            fields.map((field) => [field.name, rulesOf(field).serialise(values[field.name])]),
          );
          const json = await app.inject({ method: "POST", url: `/api/enquiries/${form}`, payload });
          const plain = await send(form, withAnswer(entries, name, text), { multipart: true });
          expect(plain.statusCode === 303, `${name}: ${json.body}`).toBe(json.statusCode === 201);
          if (json.statusCode !== 201) continue;
          const sent = await readEnquiry(store, json.json().reference);
          const mended = await readEnquiry(store, sentReference(plain.headers.location));
          expect(mended?.answers[name], name).toEqual(sent?.answers[name]);
        }
      }
    },
  );

  test("thousands of parts, or an endless text, are not kept", async () => {
    const many = Array.from({ length: 5000 }, (_, index) => [`field${index}`, "x"] as const);
    expect((await send("contact", many, { multipart: true })).statusCode).toBe(413);
    const long: Entries = [...letter, ["other", "x".repeat(400_000)]];
    for (const multipart of [false, true]) {
      const response = await send("contact", long, { multipart });
      expect(response.statusCode).toBe(413);
      expect(shown(response.body, "contact").value("message")).toBe("Hello");
    }
  });

  test("a form that another site sent comes back and is not stored; sent again from here it is", async () => {
    const entries = withAnswer(letter, "message", "From elsewhere");
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    const response = await send("contact", entries, { headers });
    expect(response.statusCode).toBe(403);
    const page = shown(response.body, "contact");
    expect(page.failure).toBe(refusals.elsewhere);
    expect(page.value("message")).toBe("From elsewhere");
    const again = await send("contact", entries, { headers: { "sec-fetch-site": "same-origin" } });
    expect(again.statusCode).toBe(303);
    const { app: to } = await serve({ allowedOrigins: ["https://elsewhere.example"] });
    expect((await send("contact", entries, { headers, to })).statusCode).toBe(303);
  });

  test.each([
    ["https://elsewhere.example", 403],
    ["null", 403],
    // Behind a proxy that speaks TLS, and without one.
    ["https://localhost:8443", 303],
    ["http://localhost:8443", 303],
  ])("of an older browser, which says nothing but the origin %s, that is compared: %d", async (origin, status) => {
    const entries = withAnswer(letter, "message", `From ${origin}`);
    const headers = { origin, host: "localhost:8443" };
    const sent = await send("contact", entries, { headers });
    expect(sent.statusCode).toBe(status);
  });
});

describe("files", () => {
  test("arrive with the form, whatever they are called", async () => {
    const names = ["plan.pdf", "photo.JPEG", "rows.csv"];
    const files: Entries = names.map((name) => ["files", file(name)]);
    const named: Entries = [["files", new File(["Grüße"], "Größe “1”.txt", { type: "text/plain" })]];
    const { statusCode, headers } = await send("start-project", [...project, ...files, ...named], { multipart: true });
    expect(statusCode).toBe(303);
    const stored = await store.readAttachments(sentReference(headers.location));
    expect(stored.map(({ name }) => name)).toEqual([...names, "Größe “1”.txt"]);
    expect(stored.map(({ content }) => content)).toEqual([
      ...names.map((name) => sampleFiles[name]),
      Buffer.from("Grüße"),
    ]);
  });

  test("whose names no other system could keep arrive under one that can be kept", async () => {
    const named = [file("\u202bplan\u202c.txt", "a"), file(`${"x".repeat(296)}.txt`, "b")];
    const entries: Entries = [
      ...withAnswer(project, "description", "Names"),
      ...named.map((one) => ["files", one] as const),
    ];
    const { statusCode, headers } = await send("start-project", entries, { multipart: true });
    expect(statusCode).toBe(303);
    const stored = await store.readAttachments(sentReference(headers.location));
    expect(stored.map(({ name }) => name)).toEqual(["_plan_.txt", `${"x".repeat(251)}.txt`]);
  });

  test.each([
    [
      "that is not what its name says",
      [file("a.pdf", "MZ")],
      422,
      interpolate(messages.fileMismatch, { name: "a.pdf" }),
    ],
    ["that is too large", [file("a.txt", Buffer.alloc(9_000_001, "a"))], 413, /a\.txt/],
    ["of which there are too many", ["a", "b", "c", "d", "e"].map((name) => file(`${name}.txt`, "a")), 422, /e\.txt/],
  ] as const)(
    "one %s is refused beside its question, with its name to choose it again",
    async (_, files, status, sentence) => {
      const entries: Entries = [...project, ...files.map((one) => ["files", one] as const)];
      const response = await send("start-project", entries, { multipart: true });
      expect(response.statusCode).toBe(status);
      const page = shown(response.body, "start-project");
      expect(page.errorOf("files")).toMatch(sentence);
      expect(page.files).toBe(interpolate(messages.filesAgain, { names: files.map(({ name }) => name).join(", ") }));
      expect(page.value("description")).toBe("A ship's bridge");
    },
  );

  test("that are larger than anything the form takes are read to their end, and what was written is kept", async () => {
    const entries: Entries = [...project, ["files", file("film.txt", Buffer.alloc(16_000_000, "a"))]];
    const response = await send("start-project", entries, { multipart: true });
    expect(response.statusCode).toBe(413);
    const page = shown(response.body, "start-project");
    expect(page.failure).toBe(refusals.tooLarge);
    expect(page.files).toBe(interpolate(messages.filesAgain, { names: "film.txt" }));
    expect(page.value("fullName")).toBe("Ada Example");
    expect((page.element.querySelector("[name=services][value=Lamps]") as HTMLInputElement).checked).toBe(true);
  });
});

describe("where it cannot be taken", () => {
  test("too many from one address are told so on the page, with everything kept, and in one sentence after that", async () => {
    const { app: to } = await serve({ rateLimit: 1 });
    await send("contact", letter, { to });
    const limited = await send("contact", withAnswer(letter, "message", "Kept"), { to });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    const page = shown(limited.body, "contact");
    expect(page.failure).toBe(refusals.tooMany);
    expect(page.value("message")).toBe("Kept");
    expect(page.element.querySelector("[data-plain=answer]")?.textContent).toContain(facts.email);
    let last = limited;
    for (let count = 0; count < 5; count++) last = await send("contact", letter, { to });
    expect([last.statusCode, last.headers["content-type"], last.body]).toEqual([
      429,
      "text/plain; charset=utf-8",
      refusals.tooMany,
    ]);
  });

  test("without a built page it is the same form on a bare page", async () => {
    const { app: bare } = await openTestServer();
    const refused = await send(
      "contact",
      [
        ["name", "<b>"],
        ["message", "Kept"],
      ],
      { to: bare },
    );
    expect(refused.statusCode).toBe(422);
    const page = shown(refused.body, "contact");
    expect([page.value("name"), page.value("message")]).toEqual(["<b>", "Kept"]);
    expect(page.errorOf("email")).toBe(messages.required);
    await expectValid(refused.body);
    const { headers } = await send("contact", withAnswer(letter, "message", "Bare"), { to: bare });
    const sent = await bare.inject({ method: "GET", url: String(headers.location).split("#")[0] ?? "" });
    expect(read(sent.body).body.textContent).toContain(sentReference(headers.location));
  });
});
