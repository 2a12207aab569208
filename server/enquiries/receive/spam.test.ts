import { describe, expect, test, vi } from "vitest";
import { until } from "../../../tests/support/server/run-program";
import { contactEnquiry } from "../../../tests/support/server/samples";
import { inEnglish, openMail, openTestServer } from "../../../tests/support/server/test-service";
import type { EnquiryConfig } from "../../config";
import { StoreError } from "../store/store-error";

const { facts, messages } = inEnglish;

async function open(changes: Partial<EnquiryConfig> = {}) {
  const { app, store } = await openTestServer(changes);
  const send = async (changed: object = {}, headers: Record<string, string> = {}) => {
    const payload = { ...contactEnquiry, ...changed };
    const answer = await app.inject({ method: "POST", url: "/api/enquiries/contact", payload, headers });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ["reference", "receivedAt"]]);
    const { reference } = answer.json<{ reference: string }>();
    return (await store.readEnquiries({ reference }))[0]?.spamReason;
  };
  return { send, store };
}

const text = "Your website could be on the first page of every search engine by tomorrow.";

describe("what programs send as JSON is judged, marked and kept", () => {
  test("by a field that nobody sees, and by the time that it took", async () => {
    const { send } = await open();
    expect(await send({ referral_code: "x" })).toBe("the hidden field was filled in");
    expect(await send({}, { "enquiry-elapsed": "1999" })).toBe("it was sent after 1999 milliseconds");
    expect(await send({}, { "enquiry-elapsed": "2000" })).toBeUndefined();
    expect(await send({}, { "enquiry-elapsed": "soon" })).toBeUndefined();
    expect(await send()).toBeUndefined();
  });

  test("with many links", async () => {
    const { send } = await open();
    const links = "Look: https://a.example http://b.example www.c.example ";
    expect(await send({ message: links })).toBeUndefined();
    expect(await send({ message: `${links} https://d.example https://e.example` })).toBe("it names 5 pages");
  });

  test("the same text again and again, however it is spaced and signed", async () => {
    const { send } = await open();
    const reasons: (string | undefined)[] = [];
    for (const name of ["Ada", "Bob", "Cy"]) reasons.push(await send({ name, message: `${text.toUpperCase()}  ` }));
    expect(reasons).toEqual([undefined, undefined, "the same text has come 2 times before, within a day"]);
    for (const name of ["Ada", "Bob", "Cy"]) expect(await send({ name, message: "Please call." })).toBeUndefined();
  });
});

describe("an enquirer", () => {
  const openWithMail = async (isAcknowledged: boolean, options: Parameters<typeof openMail>[0] = {}) => {
    const mail = await openMail(options);
    const { send, store } = await open({ mail: mail.settings, isAcknowledged });
    const mails = (to: string) => mail.mails.filter((received) => received.to.includes(to));
    return { send, mails, store };
  };

  test("is told once a day that it has arrived, and nothing of what was sent is quoted", async () => {
    const { send, mails } = await openWithMail(true);
    await send({ name: "Buy pills", email: "ada@example.com", message: text });
    await send({ name: "Again", email: "ADA@example.com" });
    await send({ email: "not an address" });
    await send({ email: "bot@example.com" }, { "enquiry-elapsed": "1" });
    await until("the mails", () => mails("ada@example.com").length > 0 && mails("sales@example.org").length >= 4);
    expect(mails("ada@example.com")).toHaveLength(1);
    expect(mails("bot@example.com")).toEqual([]);
    const [{ source = "" } = {}] = mails("ada@example.com");
    expect(source).toContain("Auto-Submitted: auto-generated");
    expect(source).toContain(`Reply-To: ${facts.email}`);
    expect(source).toContain(messages.reference);
    expect(source).not.toMatch(/pills|first page/);
  });

  test("whose address there is not is asked for once", async () => {
    const { send, store } = await openWithMail(true, {
      answerTo: (address) => (address.startsWith("ada") ? 550 : undefined),
    });
    await send({ email: "ada@example.com" });
    const state = async () =>
      (await store.readEnquiries())[0]?.deliveries.find(({ channel }) => channel === "enquirer");
    await until("the refusal", async () => (await state())?.attempts === 1);
    expect(await state()).toMatchObject({ state: "refused", error: "EENVELOPE 550 RCPT TO" });
  });

  test("is told nothing where nobody knows what was told, and the enquiry is taken all the same", async () => {
    const { send, mails, store } = await openWithMail(true);
    vi.spyOn(store, "hasAcknowledgement").mockRejectedValue(new StoreError("57014", "It took too long."));
    await send({ email: "ada@example.com" });
    await until("the mail", () => mails("sales@example.org").length > 0);
    expect(mails("ada@example.com")).toEqual([]);
  });
});
