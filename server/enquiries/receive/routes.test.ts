import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { notifyMeKey } from "../../../src/content/enquiry/endpoint";
import type { EnquirySite } from "../../../src/content/enquiry/enquiry-site";
import { interpolate } from "../../../src/content/text/text";
import { contactEnquiry, encoded, projectEnquiry, textFile } from "../../../tests/support/server/samples";
import { inEnglish, openTestServer, readEnquiry } from "../../../tests/support/server/test-service";
import type { EnquiryStore } from "../store/open-store";

const { messages, uploads } = inEnglish;
const { maxFiles } = uploads;
let store: EnquiryStore;
let app: FastifyInstance;

beforeAll(async () => {
  ({ app, store } = await openTestServer());
  return () => app.close();
});

const post = (payload: unknown, headers: Record<string, string> = {}, form = "contact", to = app) =>
  to.inject({ method: "POST", url: `/api/enquiries/${form}`, headers, payload: payload as object });

const referencePattern = /^NW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe("an enquiry", () => {
  test("is acknowledged with its reference, and is in the database", async () => {
    const response = await post({ ...projectEnquiry, files: [encoded("plan.pdf", "%PDF-1.7 ")] }, {}, "start-project");
    expect(response.statusCode).toBe(201);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { reference, receivedAt } = response.json();
    expect(reference).toMatch(referencePattern);
    const { files: _, ...answers } = projectEnquiry;
    const stored = { form: "start-project", receivedAt, answers, spamReason: undefined };
    expect(await readEnquiry(store, reference)).toMatchObject(stored);
    expect(await store.readAttachments(reference)).toEqual([
      { field: "files", name: "plan.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7 ") },
    ]);
  });

  test("may name what a page of the site offers beside the choices, and nothing that no page offers", async () => {
    const naming = (service: string) => post({ ...projectEnquiry, services: [service] }, {}, "start-project");
    const taken = await naming("A lamp on trial");
    const stored = await readEnquiry(store, taken.json().reference);
    expect(stored?.answers.services).toEqual(["A lamp on trial"]);
    expect((await naming("A lamp for nothing")).statusCode).toBe(422);
  });

  test("may be as large as the limits allow", async () => {
    const files = Array.from({ length: maxFiles }, (_, index) => textFile(`${index}.txt`, 10_000_000 / maxFiles));
    const description = "\u0001".repeat(5000);
    expect((await post({ ...projectEnquiry, description, files }, {}, "start-project")).statusCode).toBe(201);
  });

  test("is stored to the letter, without the blanks around it, which are not measured either", async () => {
    const message = "Zażółć 🚢\r\n\t'; DROP TABLE enquiries; --\u0007";
    const name = "Ada";
    const sent = { ...contactEnquiry, message: ` \n${message} \t\n`, name: `  ${name}${" ".repeat(5000)}` };
    const { reference } = (await post(sent)).json();
    expect((await readEnquiry(store, reference))?.answers).toMatchObject({ message, name });
  });
});

test.each(["", " ", "a b", "ü", "x".repeat(201)])("an enquiry with the key %j is refused", async (key) => {
  const { statusCode, body } = await post(contactEnquiry, { "idempotency-key": key });
  expect([statusCode, body]).toEqual([400, "The header Idempotency-Key must be 1 to 200 visible ASCII characters."]);
});

describe("a refusal", () => {
  const refusals: [status: number, sentence: string, payload: unknown, form?: string][] = [
    [
      422,
      `Whole name: ${messages.required}\nLights: ${messages.refusals.notAChoice}`,
      { ...projectEnquiry, fullName: " ", services: ["No such ware"] },
    ],
    [
      422,
      `setup.exe stays ashore: only ${uploads.types.join(", ").toUpperCase()} may come. ` +
        ["plan.pdf", "photo.jpg"].map((name) => interpolate(messages.fileMismatch, { name })).join(" "),
      {
        ...projectEnquiry,
        files: ["setup.exe", "plan.pdf", "notes.txt", "photo.jpg"].map((name) => encoded(name, "no picture")),
      },
    ],
    [422, messages.refusals.outdated, { ...projectEnquiry, admin: true }],
    [422, messages.refusals.outdated, { ...projectEnquiry, referral_code: 1 }],
    [400, "The enquiry is not a JSON object with one key for each field.", []],
    [400, "The enquiry is not written as JSON, in UTF-8.", "{"],
    [413, messages.refusals.tooLarge, { ...contactEnquiry, message: "x".repeat(200_000) }, "contact"],
    [404, messages.refusals.nothingHere, contactEnquiry, "no-such-form"],
  ];
  test.each(refusals)("%i %s", async (status, sentence, payload, form = "start-project") => {
    const { statusCode, body, headers } = await post(payload, { "content-type": "application/json" }, form);
    expect(statusCode).toBe(status);
    expect(body).toEqual(sentence);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
  });

  test("415 for anything but JSON and forms", async () => {
    const { statusCode, body } = await post("name: Ada", { "content-type": "application/yaml" });
    const sentence = "Please send the enquiry as JSON, with the content type application/json.";
    expect([statusCode, body]).toEqual([415, sentence]);
  });
});

test("a form is taken from the moment when a build has it, with the limits that it has there", async () => {
  const { forms } = inEnglish;
  const { app: other, enquiries } = await openTestServer();
  const payload = { ...projectEnquiry, files: [encoded("plan.pdf", `%PDF-1.7 ${"x".repeat(500_000)}`)] };
  const statusWith = async (changes: Partial<EnquirySite>) => {
    enquiries.languages = [{ ...inEnglish, ...changes }];
    return (await post(payload, {}, "start-project", other)).statusCode;
  };
  expect(await statusWith({ forms: new Map([...forms].filter(([key]) => key !== "start-project")) })).toBe(404);
  expect(await statusWith({ uploads: { ...uploads, maxTotalMegabytes: 0.01 } })).toBe(413);
  expect(await statusWith({})).toBe(201);
  expect(await statusWith({ forms: new Map() })).toBe(404);
});

describe("addresses and methods", () => {
  test.each([
    ["GET", "/api/enquiries/contact", 405],
    ["PUT", "/api/enquiries/contact?x=1", 405],
    ["OPTIONS", "/api/enquiries/contact", 405],
    ["PUT", "/api/enquiries/no-such-form", 404],
    ["GET", "/api/enquiries/constructor", 404],
    ["GET", "/api/other", 404],
    ["POST", "/api/enquiries", 404],
    ["POST", "/api/enquiries/contact/more", 404],
    ["POST", `/api/enquiries/${"x".repeat(500)}`, 404],
  ] as const)("%s %s: %i", async (method, url, status) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(headers.allow).toBe(status === 405 ? "POST" : undefined);
  });

  test("another site may send enquiries only where it is allowed to", async () => {
    const origin = "https://static.example.com";
    const { app: other } = await openTestServer({ allowedOrigins: [origin] });
    const ask = async (from: string) => {
      const headers = { origin: from, "access-control-request-method": "POST" };
      return (await other.inject({ method: "OPTIONS", url: "/api/enquiries/contact", headers })).headers;
    };
    expect(await ask(origin)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-headers": "content-type, idempotency-key, enquiry-elapsed",
    });
    expect((await ask("https://evil.example"))["access-control-allow-origin"]).not.toBe("https://evil.example");
    for (const [enquiry, status] of [[contactEnquiry, 201] as const, [{}, 422] as const]) {
      const { statusCode, headers } = await post(enquiry, { origin }, "contact", other);
      expect([statusCode, headers["access-control-allow-origin"]]).toEqual([status, origin]);
      // Headers of an answer that another site's program may read: when to try again.
      expect(headers["access-control-expose-headers"]).toBe("retry-after");
    }
    const page = await other.inject({ url: "/healthz", headers: { origin } });
    expect(page.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the rate limit", () => {
  test("counts all forms together, and says when to try again", async () => {
    const { app: other } = await openTestServer({ rateLimit: 3 });
    const statusOf = async (form: string) => (await post(contactEnquiry, {}, form, other)).statusCode;
    for (let count = 0; count < 2; count++) expect(await statusOf("contact")).toBe(201);
    expect(await statusOf("start-project")).toBe(422);
    const { statusCode, headers, body } = await post(contactEnquiry, {}, "contact", other);
    expect([statusCode, body]).toEqual([429, messages.refusals.tooMany]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const notify = await other.inject({ method: "POST", url: "/", payload: { email: "a@example.com" } });
    expect(notify.statusCode).toBe(429);
    expect((await other.inject("/healthz")).statusCode).toBe(200);
  });

  test.each([
    [false, [201, 429]],
    [1, [201, 201]],
  ] as const)("behind a proxy, with TRUST_PROXY %s: %o", async (trustProxy, expected) => {
    const other = await openTestServer({ rateLimit: 1 }, { trustProxy });
    const statusOf = async (visitor: string) =>
      (await post(contactEnquiry, { "x-forwarded-for": visitor }, "contact", other.app)).statusCode;
    expect([await statusOf("203.0.113.1"), await statusOf("203.0.113.2")]).toEqual(expected);
  });
});

test("Notify Me takes a request without an address and keeps nothing, and keeps the address that is left", async () => {
  const notify = (payload?: string, type = "application/json") =>
    app.inject({ method: "POST", url: "/", headers: { "content-type": type }, ...(payload ? { payload } : {}) });
  for (const payload of [undefined, "{}", '{"email":""}']) expect((await notify(payload)).body).toBe("{}");
  expect((await notify('{"email":"ada@example.com"}')).json()).toHaveProperty("reference");
  expect((await notify("email=bea@example.com", "application/x-www-form-urlencoded")).statusCode).toBe(303);
  expect((await notify('{"email":5}')).statusCode).toBe(422);
  const stored = (await store.readEnquiries()).filter(({ form }) => form === notifyMeKey);
  expect(stored).toMatchObject(["ada", "bea"].map((name) => ({ answers: { email: `${name}@example.com` } })));
});
