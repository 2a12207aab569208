import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ConfigError } from "../../server/config";
import { failToStart } from "../../server/start";
import { readSite } from "../../src/content/read-site";
import { ask } from "../support/proxies";
import { headersOf, referenceOf, startMailServer } from "../support/server/mail-server";
import { freePort } from "../support/server/run-program";
import { type Acknowledged, faultsOf, type Mailed, receivers, type SoakRecord, type Span } from "./account";
import { openPostgresScene, openSqliteScene } from "./scenes";

/** Seconds from one fault to the next, and from one change of the mail server to the next. */
const every = { fault: 20, mail: 10 };

/** Time that all of it may take to come to rest afterwards, for each second of the soak, and at least, in seconds. */
const restPerSecond = 2;
const leastRest = 120;

/** Limit of one attempt, in milliseconds: longer than the server itself waits for its database. */
const timeout = 12_000;

const longestWait = 10_000;

/** Sends enquiries as the forms do: each under a key of its own, again and again until it is acknowledged. */
class Sender {
  readonly acknowledged: Acknowledged[] = [];
  readonly failed: SoakRecord["failed"][number][] = [];
  begun = 0;
  private readonly underWay: Promise<void>[] = [];
  private isGivenUp = false;

  /** @param url the address of a form */
  constructor(
    private readonly url: string,
    private readonly body: (count: number) => object,
  ) {}

  private async send(count: number): Promise<void> {
    const key = `soak-${count}`;
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify(this.body(count));
    for (let wait = 500; !this.isGivenUp; wait = Math.min(longestWait, wait * 2)) {
      const began = performance.now();
      const sent = ask(this.url, { method: "POST", headers, body, timeout });
      const answer = await sent.catch(({ code, name }) => ({ status: String(code ?? name), body: "" }));
      if (answer.status === 201) {
        this.acknowledged.push({ key, reference: String(JSON.parse(answer.body).reference) });
        return;
      }
      this.failed.push({ began, ended: performance.now(), status: answer.status });
      await pause(wait * (0.5 + Math.random()));
    }
  }

  /** Begins so many enquiries a second until a time, whether those before are acknowledged or not. */
  async run(perSecond: number, end: number): Promise<void> {
    const start = performance.now();
    while (performance.now() < end) {
      const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
      while (this.begun < due) this.underWay.push(this.send(++this.begun));
      await pause(20);
    }
  }

  async finish(seconds: number): Promise<void> {
    // The process does not wait for the time to pass where all are acknowledged before.
    await Promise.race([Promise.all(this.underWay), pause(seconds * 1000, undefined, { ref: false })]);
    this.isGivenUp = true;
    await Promise.all(this.underWay);
  }
}

/** A mail server that is there or not, at one port. Of each mail it keeps what tells it from others. */
async function openMail() {
  const port = await freePort();
  const mails: Mailed[] = [];
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
  const start = async () => {
    server ??= await startMailServer({
      port,
      take: (mail) => {
        const messageId = new Map(headersOf(mail)).get("message-id") ?? "";
        for (const to of mail.to) mails.push({ reference: referenceOf(mail), to, messageId });
      },
    });
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  await start();
  return { mails, url: `smtp://127.0.0.1:${port}`, start, stop, toggle: () => (server ? stop() : start()) };
}

/** The contact form of the site, whatever its questions, and answers to it, different each time. */
function contactForm() {
  const [form] = readSite().EnquiryForm;
  if (!form) throw new ConfigError("The site has no form in content/forms to send.");
  const asked = form.data.questions.filter(({ required }) => required);
  const answer = (kind: string, count: number) => (kind === "email" ? `soak-${count}@example.com` : `Soak ${count}`);
  const body = (count: number) => Object.fromEntries(asked.map(({ name, kind }) => [name, answer(kind, count)]));
  return { key: form.key, body };
}

/**
 * `node --import tsx tests/soak/soak.ts`: puts the real server under load while it is killed, its database fails and the
 * mail server comes and goes, and prints an account of every enquiry. Ends with 1 where one that was acknowledged is not stored once and
 * delivered to everybody, or where anything is refused later than five seconds after a fault. With `--postgres`, three
 * servers behind nginx share a PostgreSQL with a standby; `--seconds` shortens it, `--rate` sets the load.
 */
async function run(): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { seconds: text, rate: text, postgres: { type: "boolean" } } });
  const [seconds, rate] = [Number(values.seconds ?? 600), Number(values.rate ?? 10)];
  if (!(seconds >= 60 && rate > 0)) throw new ConfigError("--seconds is a number from 60 on, and --rate one above 0.");
  const { key, body } = contactForm();
  const mail = await openMail();
  const scene = await (values.postgres ? openPostgresScene(mail.url) : openSqliteScene(mail.url));
  const sender = new Sender(`${scene.url}/api/enquiries/${key}`, body);
  console.log(`${rate} enquiries a second for ${seconds} s, a fault every ${every.fault} s, mail down half the time.`);
  const faults: (Span & { name: string })[] = [];
  // It sends, carries the lines to the database and takes the mails: where it stands still, all of them do.
  const delay = monitorEventLoopDelay();
  delay.enable();
  const rest = Math.max(leastRest, seconds * restPerSecond);
  const end = performance.now() + seconds * 1000;
  /** Does something again and again, until there is no time for it to pass before the end. */
  const repeat = async (interval: number, act: (count: number) => Promise<unknown>) => {
    for (let count = 0; performance.now() + interval * 2000 < end; count++) {
      await pause(interval * 1000);
      await act(count);
    }
  };
  const middle = Math.floor(seconds / every.fault / 2) - 1;
  const bringAbout = async (count: number) => {
    const fault = (count === middle && scene.once) || scene.faults[count % scene.faults.length];
    if (!fault) return;
    const began = performance.now();
    await fault.act();
    faults.push({ name: fault.name, began, ended: performance.now() });
  };
  try {
    await Promise.all([repeat(every.fault, bringAbout), repeat(every.mail, mail.toggle), sender.run(rate, end)]);
    await mail.start();
    await sender.finish(rest);
    const { begun, acknowledged, failed } = sender;
    const { mails } = mail;
    const deadline = performance.now() + rest * 1000;
    const arrived = () => new Set(mails.map(({ reference, to }) => reference + to)).size;
    while (arrived() < acknowledged.length * receivers.length && performance.now() < deadline) await pause(500);
    const stored = await scene.readStored();
    const wrong = faultsOf({ begun, acknowledged, failed, stored, faults, mails });
    const crashes = scene.servers.reduce((sum, server) => sum + server.crashes, 0);
    if (crashes > 0) wrong.push(`Servers ended ${crashes} times by themselves.`);
    console.log(`faults: ${faults.map(({ name }) => name).join(", ")}`);
    console.log(`${begun} enquiries sent, ${acknowledged.length} acknowledged, ${failed.length} attempts failed`);
    console.log(`${stored.length} stored, ${mails.length} mails to ${receivers.length} receivers`);
    const [usual, longest] = [delay.percentile(95), delay.max].map((time) => Math.round(time / 1e6));
    console.log(`This program itself stood still for up to ${longest} ms, 95 times of 100 for less than ${usual} ms.`);
    for (const sentence of wrong) console.error(`WRONG: ${sentence}`);
    if (wrong.length === 0) console.log("Every acknowledged enquiry is stored once and delivered to everybody.");
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await scene.close();
    await mail.stop();
  }
}

run().catch(failToStart);
