import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../tests/support/printed";
import { headersOf, referenceOf } from "../../../tests/support/server/mail-server";
import { runSql } from "../../../tests/support/server/raw-sql";
import { encoded } from "../../../tests/support/server/sample-files";
import { contactEnquiry, newEnquiry, projectEnquiry } from "../../../tests/support/server/samples";
import {
  mailTo,
  openMail,
  openTestServer,
  openTestService,
  readEnquiry,
} from "../../../tests/support/server/test-service";
import { until } from "../../../tests/support/server/wait";
import { testFolder } from "../../../tests/support/test-folder";
import { mailChannel } from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";

/** Options of a server that says everything, to whoever listens. */
const saying = (write: (line: string) => void) => ({ logTo: { write }, logLevel: "trace" });

const sales = mailChannel("sales@example.org");

async function post(app: FastifyInstance, payload: object, headers: Record<string, string> = {}, form = "contact") {
  const response = await app.inject({ method: "POST", url: `/api/enquiries/${form}`, headers, payload });
  return String(response.json().reference);
}

const isDelivered = async (store: EnquiryStore, reference: string) => {
  const { deliveries = [] } = (await readEnquiry(store, reference)) ?? {};
  return deliveries.length > 0 && deliveries.every(({ state }) => state === "delivered");
};

describe("the mail", () => {
  test.each<[string, [code: number, words: string] | undefined]>([
    ["when it is greeted", undefined],
    ["by its number", [552, "too big"]],
    ["as its own limit", [550, "5.3.4 Message too big for system"]],
    ["as the mailbox's limit", [554, "5.2.3 Message length exceeds administrative limit"]],
  ])("of a size that a mail server refuses %s goes without its files, and says how to get them", async (_, says) => {
    const mail = await openMail({ tooLarge: { bytes: 20_000, ...(says ? { says } : {}) } });
    const { app, store } = await openTestServer({ mail: mail.settings });
    const send = (size: number) =>
      post(app, { ...projectEnquiry, files: [encoded("plan.txt", "a".repeat(size))] }, {}, "start-project");
    const small = await send(1000);
    await until("the small one", () => isDelivered(store, small));
    const large = await send(200_000);
    await until("the large one", () => isDelivered(store, large));
    expect(mail.mails.map(referenceOf)).toEqual([small, large]);
    const [whole = "", bare = ""] = mail.mails.map(({ source }) => source.replaceAll("=\r\n", ""));
    expect([whole, bare].map((source) => source.includes("filename=plan.txt"))).toEqual([true, false]);
    expect([whole, bare].map((source) => source.includes(`show ${large} --save-files`))).toEqual([false, true]);
    expect(bare).toContain("- plan.txt (200000 bytes)");
    expect((await readEnquiry(store, large))?.deliveries).toMatchObject([{ attempts: 1 }]);
  });

  test("carries the answers with their labels, and the attachments", async () => {
    const mail = await openMail();
    const { app, store } = await openTestServer({ mail: mail.settings });
    const files = [encoded("Pläne, Entwurf.txt", "the plan")];
    const reference = await post(app, { ...projectEnquiry, files }, {}, "start-project");
    await until("delivered", () => isDelivered(store, reference));

    const [received] = mail.mails;
    if (!received) throw new Error("No mail arrived.");
    const headers = Object.fromEntries(headersOf(received));
    expect(received.to).toEqual(["sales@example.org"]);
    expect(headers).toMatchObject({
      from: "website@example.org",
      to: "sales@example.org",
      "reply-to": "ada@example.com",
      subject: `Plan a light: ${reference}`,
      "message-id": `<${reference}@example.org>`,
      "auto-submitted": "auto-generated",
    });
    expect(received.source).toContain("Whole name: Ada Example");
    expect(received.source.replaceAll("=\r\n", "")).toContain("Lights: Lamps, Shades & screens");
    expect(received.source).toContain(Buffer.from("the plan").toString("base64"));
    expect(received.source).toMatch(/filename\*/);
  });

  test("shows every line of a text as part of its answer, and has a head of ASCII alone", async () => {
    const mail = await openMail();
    const from = "website@münchen.example";
    const { app, store } = await openTestServer({ mail: { ...mail.settings, from } });
    const message = ["x", "a", "b", "c", "d", "e", "f"].map((line) => `${line}Reference: NW-0000-0000`);
    const ends = ["\r", "\v", "\f", "\u0085", "\u2028", "\u2029", ""];
    const reference = await post(app, {
      ...contactEnquiry,
      email: "ada@bücher.example",
      message: message.map((line, at) => line + ends[at]).join(""),
    });
    await until("delivered", () => isDelivered(store, reference));
    const headers = mail.mails.flatMap(headersOf);
    expect(headers).toContainEqual(["message-id", `<${reference}@xn--mnchen-3ya.example>`]);
    expect(headers).toContainEqual(["reply-to", "ada@xn--bcher-kva.example"]);
    const text = mail.mails[0]?.source.replaceAll("=\r\n", "").split("\r\n\r\n").slice(1).join("\n\n") ?? "";
    expect(text.split(/\r?\n/).slice(-8, -1)).toEqual(message.map((line) => `  ${line}`));
  });

  // Which addresses are none is held by the rule itself: src/enquiry/questions/mail-address.test.ts.
  test("has no address to answer to where none was given that is one alone, nor a head of the sender's own", async () => {
    const mail = await openMail();
    const { store } = await openTestServer({ mail: mail.settings });
    const name = "Ada\r\nBcc: victim@example.com\r\nX-Evil: 1";
    // No form takes such a name; an earlier version of the program did.
    const enquiry = newEnquiry({
      answers: { ...contactEnquiry, name, email: "a@example.com\r\nBcc: victim@example.com" },
    });
    const { reference } = await store.save(enquiry, [sales]);
    await until("delivered", () => isDelivered(store, reference));
    const [received] = mail.mails;
    if (!received) throw new Error("No mail arrived.");
    const known = ["from", "to", "subject", "message-id", "date", "mime-version", "content-type"];
    const ours = ["content-transfer-encoding", "auto-submitted", "x-auto-response-suppress"];
    expect(headersOf(received).filter(([header]) => ![...known, ...ours].includes(header))).toEqual([]);
    expect(received.to).toEqual(["sales@example.org"]);
    expect(received.source.replaceAll("=\r\n", "")).toContain("not one that can be answered to.");
  });
});

interface ReceivedPost {
  headers: IncomingHttpHeaders;
  body: string;
}

async function openReceiver(
  answer: (count: number) => number,
  retryAfter = "",
): Promise<{ url: string; posted: ReceivedPost[] }> {
  const posted: ReceivedPost[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => {
      body += data;
    });
    request.on("end", () => {
      posted.push({ headers: request.headers, body });
      response.writeHead(answer(posted.length), retryAfter ? { "retry-after": retryAfter } : {}).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, posted };
}

describe("the webhook", () => {
  const secret = Buffer.from("0123456789abcdef0123456789abcdef");

  test("is signed, and tried again until it is taken", async () => {
    const receiver = await openReceiver((count) => (count === 1 ? 500 : 204));
    const { app, store } = await openTestServer({ webhook: { url: receiver.url, secret } });
    const reference = await post(app, { ...projectEnquiry, files: [encoded("a.txt", "abc")] }, {}, "start-project");
    await until("delivered", () => isDelivered(store, reference));
    expect(receiver.posted).toHaveLength(2);
    for (const { headers, body } of receiver.posted) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const signature = createHmac("sha256", "0123456789abcdef0123456789abcdef").update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
      expect(headers["webhook-id"]).toBe(reference);
      expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
      expect(JSON.parse(body)).toMatchObject({
        reference,
        form: "start-project",
        answers: { fullName: "Ada Example" },
        files: [{ name: "a.txt", type: "text/plain", size: 3, data: "YWJj" }],
      });
    }
  });

  test.each([
    [429, "in seconds", () => "600"],
    [503, "as a time", () => new Date(Date.now() + 600_000).toUTCString()],
    [429, "as a day that is far away", () => "86400000"],
  ])("that says %i and when to come again, %s, is left alone until then", async (status, _, retryAfter) => {
    const receiver = await openReceiver(() => status, retryAfter());
    const mail = await openMail();
    const { app, store } = await openTestServer({ webhook: { url: receiver.url, secret }, mail: mail.settings });
    const first = await post(app, contactEnquiry);
    const dueAt = async () =>
      (await readEnquiry(store, first))?.deliveries.find(({ channel, attempts }) => channel === "webhook" && attempts)
        ?.dueAt;
    await until("refused", async () => (await dueAt()) !== undefined);
    const seconds = (((await dueAt()) ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(3600);
    for (let count = 0; count < 5; count++) await post(app, contactEnquiry);
    await until("the mails", () => mail.mails.length === 6);
    expect(receiver.posted).toHaveLength(1);
  });

  test("that failed once is not left alone by a clock that was ahead then", async () => {
    const receiver = await openReceiver((count) => (count === 1 ? 500 : 204));
    const { app, store } = await openTestServer({ webhook: { url: receiver.url, secret }, retrySeconds: 3600 });
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
    await post(app, contactEnquiry);
    const attempts = async () => (await store.readEnquiries())[0]?.deliveries[0]?.attempts;
    await until("the failure", async () => (await attempts()) === 1).finally(() => vi.useRealTimers());
    const second = await post(app, { ...contactEnquiry, message: "Once the clock is right" });
    await until("delivered", () => isDelivered(store, second));
  });

  test("that takes no files of that size gets the enquiry without them", async () => {
    const receiver = await openReceiver((count) => (count === 1 ? 413 : 204));
    const { app, store } = await openTestServer({ webhook: { url: receiver.url, secret } });
    const reference = await post(app, { ...projectEnquiry, files: [encoded("a.txt", "abc")] }, {}, "start-project");
    await until("delivered", () => isDelivered(store, reference));
    const files = receiver.posted.map(({ body }) => JSON.parse(body).files);
    expect(files).toMatchObject([[{ data: "YWJj" }], [{ name: "a.txt", size: 3, data: null }]]);
  });

  test("is not followed to another address", async () => {
    const receiver = await openReceiver(() => 302);
    const { app, store } = await openTestServer({ webhook: { url: receiver.url, secret } });
    const reference = await post(app, contactEnquiry);
    await until("tried twice", () => receiver.posted.length >= 2);
    expect((await readEnquiry(store, reference))?.deliveries).toMatchObject([
      { channel: "webhook", state: "pending", error: "WebhookError 302" },
    ]);
  });
});

describe("what cannot be delivered", () => {
  test("waits twice as long after each failure", async () => {
    const waits: number[] = [];
    const write = (line: string) => {
      const { retryIn } = JSON.parse(line);
      if (retryIn !== undefined) waits.push(retryIn);
    };
    const { app } = await openTestServer({ mail: mailTo("smtp://127.0.0.1:1") }, saying(write));
    await post(app, contactEnquiry);
    await until("three failures", () => waits.length >= 3);
    expect(waits.slice(0, 3)).toEqual([0.05, 0.1, 0.2]);
  });

  test("to an enquirer whose mail server takes mails from strangers at the second attempt alone, arrives once", async () => {
    let asked = 0;
    const greylist = (address: string) => (address === "ada@example.com" && asked++ === 0 ? 451 : undefined);
    const mail = await openMail({ answerTo: greylist });
    const { app, store } = await openTestServer({ mail: mail.settings, isAcknowledged: true });
    const reference = await post(app, contactEnquiry);
    await until("both", () => isDelivered(store, reference));
    expect([asked, mail.mails.flatMap(({ to }) => to).sort()]).toEqual([2, ["ada@example.com", "sales@example.org"]]);
  });

  test("leaves no personal data in the log", async () => {
    const { printer, out } = listen();
    const mail = await openMail({ refusal: "Refused <ada@example.com> Ada Example from 127.0.0.1" });
    const { app } = await openTestServer({ mail: mail.settings }, saying(printer.out));
    await post(app, { ...projectEnquiry, files: [encoded("secret-name.txt", "secret content")] }, {}, "start-project");
    await app.inject({ method: "POST", url: "/api/enquiries/contact", payload: { ...contactEnquiry, name: 5 } });
    await app.inject({
      method: "POST",
      url: "/api/enquiries/contact?email=ada@example.com",
      payload: "ada@example.com",
    });
    await until("a failure in the log", () => out().includes("A delivery failed."));
    for (const word of ["ada@", "Ada", "Example & Sons", "123456", "secret", "bridge", "remoteAddress", "remotePort"]) {
      expect(out()).not.toContain(word);
    }
    expect(out().replaceAll(/"msg":"Server listening at [^"]*"/g, "")).not.toContain("127.0.0.1");
    expect(out()).toContain("An enquiry was stored.");
  });

  test("is finished before the server ends, where it is under way", async () => {
    let isUnderWay = false;
    const onMail = () => {
      isUnderWay = true;
    };
    const mail = await openMail({ delay: 400, onMail });
    const { app } = await openTestServer({ mail: mail.settings });
    const reference = await post(app, contactEnquiry);
    await until("a delivery under way", () => isUnderWay);
    await app.close();
    const { store } = await openTestService();
    expect(await isDelivered(store, reference)).toBe(true);
    await store.close();
  });
});

describe("what waits", () => {
  test("with damaged answers does not hold up the rest, and says which it is", async () => {
    const { printer, out } = listen();
    const first = await openTestServer();
    const damaged = await post(first.app, contactEnquiry);
    runSql(join(testFolder(), "enquiries.db"), "UPDATE enquiries SET answers = '{'");
    await first.app.close();
    const mail = await openMail();
    const { app, store } = await openTestServer({ mail: mail.settings }, saying(printer.out));
    const right = await post(app, contactEnquiry);
    await until("the right one delivered", () => isDelivered(store, right));
    expect(mail.mails.map(referenceOf)).toEqual([right]);
    const [state] = (await readEnquiry(store, damaged))?.deliveries ?? [];
    expect(state).toMatchObject({ state: "pending", error: "ENQUIRY_DAMAGED" });
    expect(out()).toContain(`"reference":"${damaged}"`);
  });

  test("for want of any channel is delivered once there is one", async () => {
    const first = await openTestServer();
    const reference = await post(first.app, contactEnquiry);
    expect((await readEnquiry(first.store, reference))?.deliveries).toEqual([]);
    await first.app.close();
    const mail = await openMail();
    const second = await openTestServer({ mail: mail.settings });
    await until("delivered", () => isDelivered(second.store, reference));
    await second.store.adopt([sales, "webhook"]);
    expect((await readEnquiry(second.store, reference))?.deliveries).toHaveLength(1);
  });
});

describe("of several receivers", () => {
  const stateOf = async (store: EnquiryStore, reference: string, address: string) =>
    (await readEnquiry(store, reference))?.deliveries.find(({ channel }) => channel === mailChannel(address));

  test("one that refuses for now is tried again, and the others get it once", async () => {
    let isGrey = true;
    const mail = await openMail({ answerTo: (address) => (isGrey && address.startsWith("boss") ? 450 : undefined) });
    const { app, store } = await openTestServer({ mail: mailTo(mail.url, "boss@example.org") });
    const reference = await post(app, contactEnquiry);
    await until("refused for now", async () => (await stateOf(store, reference, "boss@example.org"))?.attempts === 2);
    expect((await stateOf(store, reference, "boss@example.org"))?.error).toMatch(/^EENVELOPE 450/);
    isGrey = false;
    await until("delivered", () => isDelivered(store, reference));
    expect(mail.mails.map(({ to }) => to)).toEqual([["sales@example.org"], ["boss@example.org"]]);
    const heads = mail.mails.map((received) => Object.fromEntries(headersOf(received)));
    expect(heads[0]?.to).toBe("sales@example.org, boss@example.org");
    expect(heads[1]?.["message-id"]).toBe(heads[0]?.["message-id"]);
  });

  test("one that refuses for good is said, and asked no more than once an hour", async () => {
    const { printer, out } = listen();
    const mail = await openMail({ answerTo: (address) => (address.startsWith("gone") ? 550 : undefined) });
    const { app, store } = await openTestServer({ mail: mailTo(mail.url, "gone@example.org") }, saying(printer.out));
    const reference = await post(app, contactEnquiry);
    await until("said", () => out().includes("refuses an enquiry for good"));
    expect(out()).not.toContain("gone@example.org");
    await until("delivered", async () => (await stateOf(store, reference, "sales@example.org"))?.state === "delivered");
    const refused = await stateOf(store, reference, "gone@example.org");
    expect(refused).toMatchObject({ state: "pending", attempts: 1, error: "EENVELOPE 550 RCPT TO" });
    expect(refused?.dueAt).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test.each([
    ["was refused as often before", "EENVELOPE 550 RCPT TO", { state: "refused", attempts: 24 }],
    ["could not be reached before", "ECONNREFUSED", { state: "pending", attempts: 1 }],
  ])("one that refuses for good what %s", async (_, error, outcome) => {
    const before = await openTestService();
    const { reference } = await before.store.save(newEnquiry({ answers: contactEnquiry }), [sales]);
    await before.store.close();
    runSql(join(testFolder(), "enquiries.db"), "update deliveries set attempts = 23, error = ?", error);
    const mail = await openMail({ answerTo: () => 550 });
    const { store } = await openTestServer({ mail: mail.settings });
    const state = () => stateOf(store, reference, "sales@example.org");
    await until("refused", async () => (await state())?.attempts !== 23);
    expect(await state()).toMatchObject({ ...outcome, error: "EENVELOPE 550 RCPT TO" });
  });

  test("one that hangs holds up no other, and files are read once for all of them", async () => {
    const mail = await openMail({ hangsOn: () => true });
    const receiver = await openReceiver(() => 204);
    const webhook = { url: receiver.url, secret: Buffer.alloc(32, "s") };
    const { app, store } = await openTestServer({ mail: mailTo(mail.url, "boss@example.org"), webhook });
    const read = vi.spyOn(store, "readAttachments");
    const files = [encoded("a.txt", "abc")];
    for (let count = 0; count < 12; count++) await post(app, { ...projectEnquiry, files }, {}, "start-project");
    await until("all of them posted", () => receiver.posted.length === 12);
    expect(mail.mails).toEqual([]);
    // Four of each receiver are under way at a time.
    expect(read.mock.calls.length).toBeLessThanOrEqual(16);
    // A delivery that hangs must not hold up the end of this test.
    await mail.stop();
  });
});

test("what may come from a program is delivered as well, and marked", async () => {
  const mail = await openMail();
  const receiver = await openReceiver(() => 204);
  const webhook = { url: receiver.url, secret: Buffer.alloc(32, "s") };
  const { app, store } = await openTestServer({ mail: mail.settings, webhook });
  const suspect = await post(app, { ...contactEnquiry, referral_code: "x" });
  const right = await post(app, contactEnquiry, { "enquiry-elapsed": "5000" });
  await until("delivered", async () => (await isDelivered(store, suspect)) && (await isDelivered(store, right)));
  const subjects = mail.mails.map((received) => Object.fromEntries(headersOf(received)).subject).sort();
  expect(subjects).toEqual([`Letter: ${right}`, `[suspected] Letter: ${suspect}`]);
  const marked = mail.mails.find((received) => referenceOf(received) === suspect);
  expect(marked?.source).toContain("This may come from a program: the hidden field was filled in.");
  const posted = receiver.posted.map(({ body }) => JSON.parse(body));
  expect(posted.find(({ reference }) => reference === suspect)?.suspicion).toBe("the hidden field was filled in");
  expect(posted.find(({ reference }) => reference === right)?.suspicion).toBe(null);
});
