import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../tests/support/printed";
import { headersOf, type ReceivedMail, referenceOf } from "../../../tests/support/server/mail-server";
import { until } from "../../../tests/support/server/run-program";
import { contactEnquiry, encoded, newEnquiry, projectEnquiry } from "../../../tests/support/server/samples";
import { runSql } from "../../../tests/support/server/sqlite-file";
import {
  inEnglish,
  mailTo,
  openMail,
  openTestServer,
  openTestService,
  readEnquiry,
} from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import { mailChannel } from "../store/enquiry";
import type { EnquiryStore } from "../store/open-store";
import { StoreError } from "../store/store-error";

/** Options of a server that says everything, to whoever listens. */
const saying = (write: (line: string) => void) => ({ logTo: { write }, logLevel: "trace" });

const sales = mailChannel("sales@example.org");

async function post(app: FastifyInstance, payload: object = contactEnquiry, headers: Record<string, string> = {}) {
  const form = "fullName" in payload ? "start-project" : "contact";
  const response = await app.inject({ method: "POST", url: `/api/enquiries/${form}`, headers, payload });
  return String(response.json().reference);
}

const untilDelivered = (store: EnquiryStore, reference: string) =>
  until(`${reference} is delivered`, async () => {
    const { deliveries = [] } = (await readEnquiry(store, reference)) ?? {};
    return deliveries.length > 0 && deliveries.every(({ state }) => state === "delivered");
  });

/** A server that passes enquiries on by mail. */
async function openMailing(options: Parameters<typeof openMail>[0] = {}, isAcknowledged = false) {
  const { mails, settings } = await openMail(options);
  const server = await openTestServer({ mail: settings, isAcknowledged });
  return { ...server, mails, mailsTo: (address: string) => mails.filter(({ to }) => to.includes(address)) };
}

const withFile = (name: string, content: string) => ({ ...projectEnquiry, files: [encoded(name, content)] });

/** Texts of mails, whose long lines are put together again. */
const sourceOf = ({ source }: ReceivedMail) => source.replaceAll("=\r\n", "");

describe("the mail", () => {
  test.each<[string, [code: number, words: string] | undefined]>([
    ["when it is greeted", undefined],
    ["by its number", [552, "too big"]],
    ["as its own limit", [550, "5.3.4 Message too big for system"]],
    ["as the mailbox's limit", [554, "5.2.3 Message length exceeds administrative limit"]],
  ])("of a size that a mail server refuses %s goes without its files, and says how to get them", async (_, says) => {
    const { app, store, mails } = await openMailing({ tooLarge: { bytes: 20_000, ...(says ? { says } : {}) } });
    const small = await post(app, withFile("plan.txt", "a".repeat(1000)));
    await untilDelivered(store, small);
    const large = await post(app, withFile("plan.txt", "a".repeat(200_000)));
    await untilDelivered(store, large);
    expect(mails.map(referenceOf)).toEqual([small, large]);
    const [whole = "", bare = ""] = mails.map(sourceOf);
    expect([whole, bare].map((source) => source.includes("filename=plan.txt"))).toEqual([true, false]);
    expect([whole, bare].map((source) => source.includes(`show ${large} --save-files`))).toEqual([false, true]);
    expect(bare).toContain("- plan.txt (200000 bytes)");
    expect((await readEnquiry(store, large))?.deliveries).toMatchObject([{ attempts: 1 }]);
  });

  test("carries the answers with their labels, and the attachments", async () => {
    const { app, store, mails } = await openMailing();
    const reference = await post(app, withFile("Pläne, Entwurf.txt", "the plan"));
    await untilDelivered(store, reference);
    expect(mails.map(({ to }) => to)).toEqual([["sales@example.org"]]);
    expect(Object.fromEntries(mails.flatMap(headersOf))).toMatchObject({
      from: "website@example.org",
      to: "sales@example.org",
      "reply-to": "ada@example.com",
      subject: `Plan a light: ${reference}`,
      "message-id": `<${reference}@example.org>`,
      "auto-submitted": "auto-generated",
    });
    const plan = Buffer.from("the plan").toString("base64").replace("=", "");
    for (const text of ["Whole name: Ada Example", "Lights: Lamps, Shades & screens", plan, "filename*"]) {
      expect(mails.map(sourceOf).join()).toContain(text);
    }
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
    await untilDelivered(store, reference);
    const headers = mail.mails.flatMap(headersOf);
    expect(headers).toContainEqual(["message-id", `<${reference}@xn--mnchen-3ya.example>`]);
    expect(headers).toContainEqual(["reply-to", "ada@xn--bcher-kva.example"]);
    const text = mail.mails.map(sourceOf).join().split("\r\n\r\n").slice(1).join("\n\n");
    expect(text.split(/\r?\n/).slice(-8, -1)).toEqual(message.map((line) => `  ${line}`));
  });

  // Which addresses are none is held by the rule itself: src/enquiry/questions/mail-address.test.ts.
  test("has no address to answer to where none was given that is one alone, nor a head of the sender's own", async () => {
    const { store, mails } = await openMailing();
    const name = "Ada\r\nBcc: victim@example.com\r\nX-Evil: 1";
    // No form takes such a name; an earlier version of the program did.
    const answers = { ...contactEnquiry, name, email: "a@example.com\r\nBcc: victim@example.com" };
    const { reference } = await store.save(newEnquiry({ answers }), [sales]);
    await untilDelivered(store, reference);
    const known = ["from", "to", "subject", "message-id", "date", "mime-version", "content-type"];
    const ours = ["content-transfer-encoding", "auto-submitted", "x-auto-response-suppress"];
    const headers = mails.flatMap(headersOf).map(([header]) => header);
    expect(headers.filter((header) => ![...known, ...ours].includes(header))).toEqual([]);
    expect(mails.map(({ to }) => to)).toEqual([["sales@example.org"]]);
    expect(mails.map(sourceOf).join()).toContain("not one that can be answered to.");
  });
});

/** A program that takes what is posted, as the settings name it. */
async function openReceiver(answer: (count: number) => number = () => 204, retryAfter = "") {
  const posted: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => {
      body += data;
    });
    request.on("end", () => {
      posted.push({ headers: request.headers, body });
      response.writeHead(answer(posted.length), retryAfter ? { "retry-after": retryAfter } : {}).end("{}");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { posted, webhook: { url, secret: Buffer.from("0123456789abcdef0123456789abcdef") } };
}

describe("the webhook", () => {
  test("is signed, and tried again until it is taken", async () => {
    const { webhook, posted } = await openReceiver((count) => (count === 1 ? 500 : 204));
    const { app, store } = await openTestServer({ webhook });
    const reference = await post(app, withFile("a.txt", "abc"));
    await untilDelivered(store, reference);
    expect(posted).toHaveLength(2);
    for (const { headers, body } of posted) {
      const signed = `${reference}.${headers["webhook-timestamp"]}.${body}`;
      const signature = createHmac("sha256", webhook.secret).update(signed).digest("base64");
      expect([headers["webhook-id"], headers["webhook-signature"]]).toEqual([reference, `v1,${signature}`]);
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
    const { webhook, posted } = await openReceiver(() => status, retryAfter());
    const mail = await openMail();
    const { app, store } = await openTestServer({ webhook, mail: mail.settings });
    const first = await post(app);
    const dueAt = async () =>
      (await readEnquiry(store, first))?.deliveries.find(({ channel, attempts }) => channel === "webhook" && attempts)
        ?.dueAt;
    await until("refused", async () => (await dueAt()) !== undefined);
    const seconds = (((await dueAt()) ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(3600);
    for (let count = 0; count < 5; count++) await post(app);
    await until("the mails", () => mail.mails.length === 6);
    expect(posted).toHaveLength(1);
  });

  test("that failed once is not left alone by a clock that was ahead then", async () => {
    const { webhook } = await openReceiver((count) => (count === 1 ? 500 : 204));
    const { app, store } = await openTestServer({ webhook, retrySeconds: 3600 });
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
    await post(app);
    const attempts = async () => (await store.readEnquiries())[0]?.deliveries[0]?.attempts;
    await until("the failure", async () => (await attempts()) === 1).finally(() => vi.useRealTimers());
    const second = await post(app, { ...contactEnquiry, message: "Once the clock is right" });
    await untilDelivered(store, second);
  });

  test("that takes no files of that size gets the enquiry without them", async () => {
    const { webhook, posted } = await openReceiver((count) => (count === 1 ? 413 : 204));
    const { app, store } = await openTestServer({ webhook });
    await untilDelivered(store, await post(app, withFile("a.txt", "abc")));
    const files = posted.map(({ body }) => JSON.parse(body).files);
    expect(files).toMatchObject([[{ data: "YWJj" }], [{ name: "a.txt", size: 3, data: null }]]);
  });

  test("is not followed to another address", async () => {
    const { webhook, posted } = await openReceiver(() => 302);
    const { app, store } = await openTestServer({ webhook });
    const reference = await post(app);
    await until("tried twice", () => posted.length >= 2);
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
    await post(app);
    await until("three failures", () => waits.length >= 3);
    expect(waits.slice(0, 3)).toEqual([0.05, 0.1, 0.2]);
  });

  test("leaves no personal data in the log", async () => {
    const { printer, out } = listen();
    const says = [451, "Refused <ada@example.com> Ada Example from 127.0.0.1"] as [number, string];
    const mail = await openMail({ tooLarge: { bytes: 0, says } });
    const { app } = await openTestServer({ mail: mail.settings }, saying(printer.out));
    await post(app, withFile("secret-name.txt", "secret content"));
    for (const payload of [{ ...contactEnquiry, name: 5 }, "ada@example.com"]) {
      await app.inject({ method: "POST", url: "/api/enquiries/contact?email=ada@example.com", payload });
    }
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
    const { app } = await openMailing({ delay: 400, onMail });
    const reference = await post(app);
    await until("a delivery under way", () => isUnderWay);
    await app.close();
    const { store } = await openTestService();
    expect(await readEnquiry(store, reference)).toMatchObject({ deliveries: [{ state: "delivered" }] });
    await store.close();
  });
});

describe("what waits", () => {
  test("with damaged answers does not hold up the rest, and says which it is", async () => {
    const { printer, out } = listen();
    const first = await openTestServer();
    const damaged = await post(first.app);
    runSql(join(testFolder(), "enquiries.db"), "UPDATE enquiries SET answers = '{'");
    await first.app.close();
    const mail = await openMail();
    const { app, store } = await openTestServer({ mail: mail.settings }, saying(printer.out));
    const right = await post(app);
    await untilDelivered(store, right);
    expect(mail.mails.map(referenceOf)).toEqual([right]);
    const [state] = (await readEnquiry(store, damaged))?.deliveries ?? [];
    expect(state).toMatchObject({ state: "pending", error: "ENQUIRY_DAMAGED" });
    expect(out()).toContain(`"reference":"${damaged}"`);
  });

  test("for want of any channel is delivered once there is one", async () => {
    const first = await openTestServer();
    const reference = await post(first.app);
    expect((await readEnquiry(first.store, reference))?.deliveries).toEqual([]);
    await first.app.close();
    const { store } = await openMailing();
    await untilDelivered(store, reference);
  });
});

describe("of several receivers", () => {
  const stateOf = async (store: EnquiryStore, reference: string, address: string) =>
    (await readEnquiry(store, reference))?.deliveries.find(({ channel }) => channel === mailChannel(address));

  test("those who refuse for now are asked again, the enquirer as well, and the others get it once", async () => {
    let isGrey = true;
    const mail = await openMail({ answerTo: (address) => (isGrey && /^(boss|ada)@/.test(address) ? 450 : undefined) });
    const config = { mail: mailTo(mail.url, "boss@example.org"), isAcknowledged: true };
    const { app, store } = await openTestServer(config);
    const reference = await post(app);
    await until("refused for now", async () => (await stateOf(store, reference, "boss@example.org"))?.attempts === 2);
    expect((await stateOf(store, reference, "boss@example.org"))?.error).toMatch(/^EENVELOPE 450/);
    isGrey = false;
    await untilDelivered(store, reference);
    const receivers = mail.mails.flatMap(({ to }) => to);
    expect(receivers.toSorted()).toEqual(["ada@example.com", "boss@example.org", "sales@example.org"]);
    const ours = mail.mails.filter(({ to }) => !to.includes("ada@example.com"));
    const heads = ours.map((received) => Object.fromEntries(headersOf(received)));
    expect(heads[0]?.to).toBe("sales@example.org, boss@example.org");
    expect(heads[1]?.["message-id"]).toBe(heads[0]?.["message-id"]);
  });

  test("one that refuses for good is said, and asked no more than once an hour", async () => {
    const { printer, out } = listen();
    const mail = await openMail({ answerTo: (address) => (address.startsWith("gone") ? 550 : undefined) });
    const { app, store } = await openTestServer({ mail: mailTo(mail.url, "gone@example.org") }, saying(printer.out));
    const reference = await post(app);
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
    const { store } = await openMailing({ answerTo: () => 550 });
    const state = () => stateOf(store, reference, "sales@example.org");
    await until("refused", async () => (await state())?.attempts !== 23);
    expect(await state()).toMatchObject({ ...outcome, error: "EENVELOPE 550 RCPT TO" });
  });

  test("one that hangs holds up no other, and files are read once for all of them", async () => {
    const mail = await openMail({ hangsOn: () => true });
    const { webhook, posted } = await openReceiver();
    const { app, store } = await openTestServer({ mail: mailTo(mail.url, "boss@example.org"), webhook });
    const read = vi.spyOn(store, "readAttachments");
    for (let count = 0; count < 12; count++) await post(app, withFile("a.txt", "abc"));
    await until("all of them posted", () => posted.length === 12);
    expect(mail.mails).toEqual([]);
    // Four of each receiver are under way at a time.
    expect(read.mock.calls.length).toBeLessThanOrEqual(16);
    // A delivery that hangs must not hold up the end of this test.
    await mail.stop();
  });
});

test("what may come from a program is delivered as well, and marked", async () => {
  const mail = await openMail();
  const { webhook, posted } = await openReceiver();
  const { app, store } = await openTestServer({ mail: mail.settings, webhook });
  const suspect = await post(app, { ...contactEnquiry, referral_code: "x" });
  const right = await post(app, contactEnquiry, { "enquiry-elapsed": "5000" });
  for (const reference of [suspect, right]) await untilDelivered(store, reference);
  const subjects = mail.mails.map((received) => Object.fromEntries(headersOf(received)).subject).sort();
  expect(subjects).toEqual([`Letter: ${right}`, `[suspected] Letter: ${suspect}`]);
  const marked = mail.mails.find((received) => referenceOf(received) === suspect);
  expect(marked?.source).toContain("This may come from a program: the hidden field was filled in.");
  const told = Object.fromEntries(posted.map(({ body }) => [JSON.parse(body).reference, JSON.parse(body).suspicion]));
  expect(told).toEqual({ [suspect]: "the hidden field was filled in", [right]: null });
});

const advert = "Your website could be on the first page of every search engine by tomorrow.";

describe("what programs send is judged and kept", () => {
  async function openJudge() {
    const { app, store } = await openTestServer();
    return async (changed: object = {}, headers: Record<string, string> = {}) =>
      (await readEnquiry(store, await post(app, { ...contactEnquiry, ...changed }, headers)))?.spamReason;
  }

  test("by a field that nobody sees, the time that it took, and many links", async () => {
    const judge = await openJudge();
    expect(await judge({ referral_code: "x" })).toBe("the hidden field was filled in");
    expect(await judge({}, { "enquiry-elapsed": "1999" })).toBe("it was sent after 1999 milliseconds");
    for (const elapsed of ["2000", "soon"]) expect(await judge({}, { "enquiry-elapsed": elapsed })).toBeUndefined();
    const links = "Look: https://a.example http://b.example www.c.example ";
    expect(await judge({ message: links })).toBeUndefined();
    expect(await judge({ message: `${links} https://d.example https://e.example` })).toBe("it names 5 pages");
  });

  test("by the same text again and again, however it is spaced and signed", async () => {
    const judge = await openJudge();
    const reasons: (string | undefined)[] = [];
    for (const name of ["Ada", "Bob", "Cy"]) reasons.push(await judge({ name, message: `${advert.toUpperCase()}  ` }));
    expect(reasons).toEqual([undefined, undefined, "the same text has come 2 times before, within a day"]);
    for (const name of ["Ada", "Bob", "Cy"]) expect(await judge({ name, message: "Please call." })).toBeUndefined();
  });
});

describe("an enquirer", () => {
  test("is told once a day that it has arrived, and nothing of what was sent is quoted", async () => {
    const { app, mailsTo } = await openMailing({}, true);
    await post(app, { ...contactEnquiry, name: "Buy pills", message: advert });
    await post(app, { ...contactEnquiry, name: "Again", email: "ADA@example.com" });
    await post(app, { ...contactEnquiry, email: "not an address" });
    await post(app, { ...contactEnquiry, email: "bot@example.com" }, { "enquiry-elapsed": "1" });
    await until("the mails", () => mailsTo("ada@example.com").length > 0 && mailsTo("sales@example.org").length >= 4);
    expect(mailsTo("bot@example.com")).toEqual([]);
    const [source = "", ...more] = mailsTo("ada@example.com").map(sourceOf);
    expect(more).toEqual([]);
    const { facts, messages } = inEnglish;
    for (const text of ["Auto-Submitted: auto-generated", `Reply-To: ${facts.email}`, messages.reference]) {
      expect(source).toContain(text);
    }
    expect(source).not.toMatch(/pills|first page/);
  });

  test("whose address there is not is asked for once", async () => {
    const { app, store } = await openMailing(
      { answerTo: (address) => (address.startsWith("ada") ? 550 : undefined) },
      true,
    );
    const reference = await post(app);
    const state = async () =>
      (await readEnquiry(store, reference))?.deliveries.find(({ channel }) => channel === "enquirer");
    await until("the refusal", async () => (await state())?.attempts === 1);
    expect(await state()).toMatchObject({ state: "refused", error: "EENVELOPE 550 RCPT TO" });
  });

  test("is told nothing where nobody knows what was told, and the enquiry is taken all the same", async () => {
    const { app, store, mailsTo } = await openMailing({}, true);
    vi.spyOn(store, "hasAcknowledgement").mockRejectedValue(new StoreError("57014", "It took too long."));
    await post(app);
    await until("the mail", () => mailsTo("sales@example.org").length > 0);
    expect(mailsTo("ada@example.com")).toEqual([]);
  });
});
