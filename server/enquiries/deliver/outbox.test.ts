import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../tests/support/printed";
import { headersOf, referenceOf } from "../../../tests/support/server/mail-server";
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
import type { EnquiryConfig } from "../../config";
import { type Channel, enquirerChannel, mailChannel } from "../store/enquiry";
import { StoreError } from "../store/store-error";

const sales = mailChannel("sales@example.org");

/** A server that passes enquiries on, with all that it says. */
async function openSender(config: Partial<EnquiryConfig>) {
  const { printer, out: log } = listen();
  const { app, store } = await openTestServer(config, { logTo: { write: printer.out }, logLevel: "trace" });
  const deliveries = async (reference: string) => (await readEnquiry(store, reference))?.deliveries ?? [];
  return {
    app,
    store,
    log,
    post: async (payload: object = contactEnquiry, headers: Record<string, string> = {}) => {
      const form = "fullName" in payload ? "start-project" : "contact";
      const response = await app.inject({ method: "POST", url: `/api/enquiries/${form}`, headers, payload });
      return String(response.json().reference);
    },
    delivery: async (reference: string, wanted: Channel) =>
      (await deliveries(reference)).find(({ channel }) => channel === wanted),
    delivered: (reference: string) =>
      until(`${reference} is delivered`, async () => {
        const states = (await deliveries(reference)).map(({ state }) => state);
        return states.length > 0 && states.every((state) => state === "delivered");
      }),
  };
}

/** Such a server that does so by mail. */
async function openMailing(options: Parameters<typeof openMail>[0] = {}, isAcknowledged = false) {
  const { mails, settings } = await openMail(options);
  const server = await openSender({ mail: settings, isAcknowledged });
  return { ...server, mails, mailsTo: (address: string) => mails.filter(({ to }) => to.includes(address)) };
}

const withFile = (name: string, content: string) => ({ ...projectEnquiry, files: [encoded(name, content)] });

describe("the mail", () => {
  test.each<[string, [code: number, words: string] | undefined]>([
    ["when it is greeted", undefined],
    ["by its number", [552, "too big"]],
    ["as its own limit", [550, "5.3.4 Message too big for system"]],
    ["as the mailbox's limit", [554, "5.2.3 Message length exceeds administrative limit"]],
  ])("of a size that a mail server refuses %s goes without its files, and says how to get them", async (_, says) => {
    const { post, delivered, delivery, mails } = await openMailing({ tooLarge: { bytes: 20_000, says } });
    const reference = await post(withFile("plan.txt", "a".repeat(200_000)));
    await delivered(reference);
    const [source, ...more] = mails.map(({ text }) => text);
    expect([source, ...more]).toEqual([expect.stringContaining("- plan.txt (200000 bytes)")]);
    expect(source).toContain(`show ${reference} --save-files`);
    expect(source).not.toContain("filename=plan.txt");
    expect(await delivery(reference, sales)).toMatchObject({ attempts: 1 });
  });

  test("carries the answers with their labels, and the attachments", async () => {
    const { post, delivered, mails } = await openMailing();
    const reference = await post(withFile("Pläne, Entwurf.txt", "the plan"));
    await delivered(reference);
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
      expect(mails.map(({ text }) => text).join()).toContain(text);
    }
    expect(mails.map(({ text }) => text).join()).not.toContain("--save-files");
  });

  test("shows every line of a text as part of its answer, and has a head of ASCII alone", async () => {
    const mail = await openMail();
    const { post, delivered } = await openSender({ mail: { ...mail.settings, from: "website@münchen.example" } });
    const message = ["x", "a", "b", "c", "d", "e", "f"].map((line) => `${line}Reference: NW-0000-0000`);
    const ends = ["\r", "\v", "\f", "\u0085", "\u2028", "\u2029", ""];
    const reference = await post({
      ...contactEnquiry,
      email: "ada@bücher.example",
      message: message.map((line, at) => line + ends[at]).join(""),
    });
    await delivered(reference);
    const headers = mail.mails.flatMap(headersOf);
    expect(headers).toContainEqual(["message-id", `<${reference}@xn--mnchen-3ya.example>`]);
    expect(headers).toContainEqual(["reply-to", "ada@xn--bcher-kva.example"]);
    const text = mail.mails
      .map(({ text }) => text)
      .join()
      .split("\r\n\r\n")
      .slice(1)
      .join("\n\n");
    expect(text.split(/\r?\n/).slice(-8, -1)).toEqual(message.map((line) => `  ${line}`));
  });

  // Which addresses are none is held by the rule itself: src/enquiry/questions/mail-address.test.ts.
  test("has no address to answer to where none was given that is one alone, nor a head of the sender's own", async () => {
    const { store, delivered, mails } = await openMailing();
    const name = "Ada\r\nBcc: victim@example.com\r\nX-Evil: 1";
    // No form takes such a name; an earlier version of the program did.
    const answers = { ...contactEnquiry, name, email: "a@example.com\r\nBcc: victim@example.com" };
    const { reference } = await store.save(newEnquiry({ answers }), [sales]);
    await delivered(reference);
    const headers = mails.flatMap(headersOf).map(([header]) => header);
    expect(headers.filter((header) => /^(bcc|cc|reply-to|x-evil)$/.test(header))).toEqual([]);
    expect(mails.map(({ to }) => to)).toEqual([["sales@example.org"]]);
    expect(mails.map(({ text }) => text).join()).toContain("not one that can be answered to.");
  });
});

/** A program that takes what is posted, as the settings name it. */
async function openReceiver(answer: (count: number) => number = () => 204, retryAfter = "") {
  const posted: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts = await request.setEncoding("utf8").toArray();
    posted.push({ headers: request.headers, body: parts.join("") });
    response.writeHead(answer(posted.length), retryAfter ? { "retry-after": retryAfter } : {}).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { posted, webhook: { url, secret: Buffer.from("0123456789abcdef0123456789abcdef") } };
}

describe("the webhook", () => {
  test("is signed, and tried again until it is taken", async () => {
    const { webhook, posted } = await openReceiver((count) => (count === 1 ? 500 : 204));
    const { post, delivered } = await openSender({ webhook });
    const reference = await post(withFile("a.txt", "abc"));
    await delivered(reference);
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
    const { post, delivery, store } = await openSender({ webhook, mail: mail.settings });
    const first = await post();
    await until("refused", async () => (await delivery(first, "webhook"))?.attempts === 1);
    const seconds = (((await delivery(first, "webhook"))?.dueAt ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(3600);
    for (let count = 0; count < 5; count++) await post();
    await until("the mails", () => mail.mails.length === 6);
    expect(posted).toHaveLength(1);
    // Somebody who knows that it is well again says so.
    await store.retry(first);
    await until("asked by hand", async () => (await delivery(first, "webhook"))?.attempts === 2);
    expect(posted).toHaveLength(2);
  });

  test("that takes no files of that size gets the enquiry without them", async () => {
    const { webhook, posted } = await openReceiver((count) => (count === 1 ? 413 : 204));
    const { post, delivered } = await openSender({ webhook });
    await delivered(await post(withFile("a.txt", "abc")));
    const files = posted.map(({ body }) => JSON.parse(body).files);
    expect(files).toMatchObject([[{ data: "YWJj" }], [{ name: "a.txt", size: 3, data: null }]]);
  });

  test("is not followed to another address", async () => {
    const { webhook, posted } = await openReceiver(() => 302);
    const { post, delivery } = await openSender({ webhook });
    const reference = await post();
    await until("tried twice", () => posted.length >= 2);
    expect(await delivery(reference, "webhook")).toMatchObject({ state: "pending", error: "WebhookError 302" });
  });
});

describe("what cannot be delivered", () => {
  test("waits twice as long after each failure", async () => {
    const { post, log } = await openSender({ mail: mailTo("smtp://127.0.0.1:1") });
    await post();
    const waits = () => [...log().matchAll(/"retryIn":([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    await until("three failures", () => waits().length >= 3);
    expect(waits().slice(0, 3)).toEqual([0.05, 0.1, 0.2]);
  });

  test("leaves no personal data in the log", async () => {
    const says = [451, "Refused <ada@example.com> Ada Example from 127.0.0.1"] as [number, string];
    const { app, post, log } = await openMailing({ tooLarge: { bytes: 0, says } });
    await post(withFile("secret-name.txt", "secret content"));
    for (const payload of [{ ...contactEnquiry, name: 5 }, "ada@example.com"]) {
      await app.inject({ method: "POST", url: "/api/enquiries/contact?email=ada@example.com", payload });
    }
    await until("a failure in the log", () => log().includes("A delivery failed."));
    for (const word of ["ada@", "Ada", "Example & Sons", "123456", "secret", "bridge", "remoteAddress", "remotePort"]) {
      expect(log()).not.toContain(word);
    }
    expect(log().replaceAll(/"msg":"Server listening at [^"]*"/g, "")).not.toContain("127.0.0.1");
    expect(log()).toContain("An enquiry was stored.");
  });

  test("is finished before the server ends, where it is under way", async () => {
    const onMail = vi.fn();
    const { app, post } = await openMailing({ delay: 400, onMail });
    const reference = await post();
    await until("a delivery under way", () => onMail.mock.calls.length > 0);
    await app.close();
    const { store } = await openTestService();
    expect(await readEnquiry(store, reference)).toMatchObject({ deliveries: [{ state: "delivered" }] });
    await store.close();
  });
});

test("what waits for want of any channel is delivered once there is one, and damaged answers hold up no others", async () => {
  const first = await openSender({});
  const damaged = await first.post();
  runSql(join(testFolder(), "enquiries.db"), "UPDATE enquiries SET answers = '{'");
  const right = await first.post();
  await first.app.close();
  const { delivered, delivery, mails, log } = await openMailing();
  await delivered(right);
  expect(mails.map(referenceOf)).toEqual([right]);
  expect(await delivery(damaged, sales)).toMatchObject({ state: "pending", error: "ENQUIRY_DAMAGED" });
  expect(log()).toContain(`"reference":"${damaged}"`);
});

describe("of several receivers", () => {
  test("those who refuse for now are asked again, the enquirer as well, and the others get it once", async () => {
    let isGrey = true;
    const { url, mails } = await openMail({
      answerTo: (address) => (isGrey && /^(boss|ada)@/.test(address) ? 450 : undefined),
    });
    const { post, delivery, delivered } = await openSender({
      mail: mailTo(url, "boss@example.org"),
      isAcknowledged: true,
    });
    const reference = await post();
    const toBoss = () => delivery(reference, mailChannel("boss@example.org"));
    await until("refused for now", async () => (await toBoss())?.attempts === 2);
    expect((await toBoss())?.error).toMatch(/^EENVELOPE 450/);
    isGrey = false;
    await delivered(reference);
    const receivers = mails.flatMap(({ to }) => to);
    expect(receivers.toSorted()).toEqual(["ada@example.com", "boss@example.org", "sales@example.org"]);
    const ours = mails.filter(({ to }) => !to.includes("ada@example.com"));
    const heads = ours.map((received) => Object.fromEntries(headersOf(received)));
    expect(heads[0]?.to).toBe("sales@example.org, boss@example.org");
    expect(heads[1]?.["message-id"]).toBe(heads[0]?.["message-id"]);
  });

  const refusal = "EENVELOPE 550 RCPT TO";

  test.each<[string, Channel, number, string | null, object]>([
    ["for the first time is asked again in an hour", sales, 0, null, { state: "pending", attempts: 1 }],
    ["for a day is believed", sales, 23, refusal, { state: "refused", attempts: 24 }],
    ["after it was not reached is asked again", sales, 23, "ECONNREFUSED", { state: "pending", attempts: 1 }],
    ["as the enquirer is believed", enquirerChannel, 0, null, { state: "refused", attempts: 1 }],
  ])(
    "one that refuses for good %s, and it is said without the address",
    async (_, channel, attempts, error, outcome) => {
      const before = await openTestService();
      const { reference } = await before.store.save(newEnquiry({ answers: contactEnquiry }), [channel]);
      await before.store.close();
      const file = join(testFolder(), "enquiries.db");
      if (error) runSql(file, "update deliveries set attempts = ?, error = ?", attempts, error);
      const { delivery, log } = await openMailing({ answerTo: () => 550 });
      await until("refused", async () => (await delivery(reference, channel))?.attempts !== attempts);
      const found = await delivery(reference, channel);
      expect(found).toMatchObject({ ...outcome, error: refusal });
      if (found?.state === "pending") expect(found.dueAt).toBeGreaterThan(Date.now() + 3_500_000);
      expect(log()).toMatch(/refuses an enquiry for good|A delivery was given up/);
      expect(log()).not.toMatch(/sales@|ada@/);
    },
  );

  test("one that hangs holds up no other, and files are read once for all of them", async () => {
    const mail = await openMail({ hangs: true });
    const { webhook, posted } = await openReceiver();
    const { post, store } = await openSender({ mail: mailTo(mail.url, "boss@example.org"), webhook });
    const read = vi.spyOn(store, "readAttachments");
    for (let count = 0; count < 12; count++) await post(withFile("a.txt", "abc"));
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
  const { post, delivered } = await openSender({ mail: mail.settings, webhook });
  const suspect = await post({ ...contactEnquiry, referral_code: "x" });
  const right = await post(contactEnquiry, { "enquiry-elapsed": "5000" });
  for (const reference of [suspect, right]) await delivered(reference);
  const subjects = mail.mails.map((received) => Object.fromEntries(headersOf(received)).subject).sort();
  expect(subjects).toEqual([`Letter: ${right}`, `[suspected] Letter: ${suspect}`]);
  const marked = mail.mails.find((received) => referenceOf(received) === suspect);
  expect(marked?.source).toContain("This may come from a program: the hidden field was filled in.");
  const told = Object.fromEntries(posted.map(({ body }) => [JSON.parse(body).reference, JSON.parse(body).suspicion]));
  expect(told).toEqual({ [suspect]: "the hidden field was filled in", [right]: null });
});

const advert = "Your website could be on the first page of every search engine by tomorrow.";

test("programs are known by the time that it took, by many links, and by the same text again and again", async () => {
  const { post, store } = await openSender({});
  const judge = async (changed: object, headers: Record<string, string> = {}) =>
    (await readEnquiry(store, await post({ ...contactEnquiry, ...changed }, headers)))?.spamReason;
  expect(await judge({}, { "enquiry-elapsed": "1999" })).toBe("it was sent after 1999 milliseconds");
  for (const elapsed of ["2000", "soon"]) expect(await judge({}, { "enquiry-elapsed": elapsed })).toBeUndefined();
  const links = "Look: https://a.example http://b.example www.c.example ";
  expect(await judge({ message: links })).toBeUndefined();
  expect(await judge({ message: `${links} https://d.example https://e.example` })).toBe("it names 5 pages");
  // However it is spaced and signed.
  for (const name of ["Ada", "Bob"]) expect(await judge({ name, message: `${advert}  ` })).toBeUndefined();
  const again = await judge({ name: "Cy", message: advert.toUpperCase() });
  expect(again).toBe("the same text has come 2 times before, within a day");
  for (const name of ["Ada", "Bob", "Cy"]) expect(await judge({ name, message: "Please call." })).toBeUndefined();
});

describe("an enquirer", () => {
  test("is told once a day that it has arrived, and nothing of what was sent is quoted", async () => {
    const { post, mailsTo } = await openMailing({}, true);
    const first = post({ ...contactEnquiry, name: "Buy pills", message: advert });
    const again = ["ada@EXAMPLE.com", "ada@\uff45xample.com", "ada@EXAMPLE.\uff23om"];
    await Promise.all([first, ...again.map((email) => post({ ...contactEnquiry, name: "Again", email }))]);
    for (const email of ["ADA@example.com", "not an address"]) await post({ ...contactEnquiry, email });
    await post({ ...contactEnquiry, email: "bot@example.com" }, { "enquiry-elapsed": "1" });
    await until("the mails", () => mailsTo("ada@example.com").length > 0 && mailsTo("sales@example.org").length >= 7);
    expect(mailsTo("bot@example.com")).toEqual([]);
    const [source = "", ...more] = mailsTo("ada@example.com").map(({ text }) => text);
    expect([...more, ...mailsTo("ADA@example.com")]).toEqual([]);
    const { facts, messages } = inEnglish;
    for (const text of ["Auto-Submitted: auto-generated", `Reply-To: ${facts.email}`, messages.reference]) {
      expect(source).toContain(text);
    }
    expect(source).not.toMatch(/pills|first page/);
  });

  test("is told nothing where nobody knows what was told, and the enquiry is taken all the same", async () => {
    const { post, store, mailsTo } = await openMailing({}, true);
    vi.spyOn(store, "hasAcknowledgement").mockRejectedValue(new StoreError("57014", "It took too long."));
    await post();
    await until("the mail", () => mailsTo("sales@example.org").length > 0);
    expect(mailsTo("ada@example.com")).toEqual([]);
  });
});
