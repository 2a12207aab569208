import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ConfigError } from "../../server/config";
import { failToStart } from "../../server/start";
import { notifyMeKey } from "../../src/content/enquiry/endpoint";
import { ask } from "../support/proxies";
import { headersOf, referenceOf, startMailServer } from "../support/server/mail-server";
import { freePort } from "../support/server/run-program";
import { openPostgresScene, openSqliteScene, receivers } from "./scenes";

/** Seconds from one fault to the next, and from one change of the mail server to the next. */
const every = { fault: 20, mail: 10 };

/** Time that all of it may take to come to rest afterwards, for each second of the soak, and at least, in seconds. */
const restPerSecond = 2;
const leastRest = 120;

/** Limit of one attempt, in milliseconds: longer than the server itself waits for its database. */
const timeout = 12_000;

const longestWait = 10_000;

/** Time after a fault until everything is right again, in milliseconds. */
const recovery = 5000;

/** Answers that say honestly that nothing was taken: of the server, and of a proxy before it. */
const honest = [502, 503, 504];

/** What took some time; times are those of `performance.now()`. */
interface Span {
  began: number;
  ended: number;
}

/**
 * Sends enquiries as the forms do: each under a key of its own, again and again until it is acknowledged.
 * @param url the address of a form that asks for an e-mail address
 */
function openSender(url: string) {
  /** The references that were given, by the keys that they were given to. */
  const acknowledged = new Map<string, string>();
  /** Attempts that were not ones of success, with the status of the answer, or why there was none. */
  const failed: (Span & { status: number | string })[] = [];
  const underWay: Promise<void>[] = [];
  let isGivenUp = false;
  const send = async (count: number): Promise<void> => {
    const key = `soak-${count}`;
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify({ email: `${key}@example.com` });
    for (let wait = 500; !isGivenUp; wait = Math.min(longestWait, wait * 2)) {
      const began = performance.now();
      const signal = AbortSignal.timeout(timeout);
      const sent = ask(url, { method: "POST", headers, body, signal });
      const answer = await sent.catch(({ code, name }) => ({ status: String(code ?? name), body: "" }));
      if (answer.status === 201) return void acknowledged.set(key, JSON.parse(answer.body).reference);
      failed.push({ began, ended: performance.now(), status: answer.status });
      await pause(wait * (0.5 + Math.random()));
    }
  };
  return {
    acknowledged,
    failed,
    begun: () => underWay.length,
    /** Begins so many enquiries a second until a time, whether those before are acknowledged or not. */
    async run(perSecond: number, end: number): Promise<void> {
      const start = performance.now();
      while (performance.now() < end) {
        const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
        while (underWay.length < due) underWay.push(send(underWay.length));
        await pause(20);
      }
    },
    async finish(seconds: number): Promise<void> {
      // The process does not wait for the time to pass where all are acknowledged before.
      await Promise.race([Promise.all(underWay), pause(seconds * 1000, undefined, { ref: false })]);
      isGivenUp = true;
      await Promise.all(underWay);
    },
  };
}

/** A mail server that is there or not, at one port. Of each mail to a receiver it keeps what tells it from others. */
async function openMail() {
  const port = await freePort();
  const mails: { delivery: string; messageId: string }[] = [];
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
  const start = async () => {
    server ??= await startMailServer({
      port,
      take: (mail) => {
        const messageId = new Map(headersOf(mail)).get("message-id") ?? "";
        for (const to of mail.to) mails.push({ delivery: `${referenceOf(mail)} ${to}`, messageId });
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

/**
 * `node --import tsx tests/soak/soak.ts`: puts the real server under load while it is killed, its database fails and the
 * mail server comes and goes, and prints an account of every enquiry. Ends with 1 where one that was acknowledged is not
 * stored once and delivered to everybody, or where anything is refused later than five seconds after a fault. A mail may
 * come twice, where a server was killed between sending it and noting it, but as the same. With `--postgres`, three
 * servers behind nginx share a PostgreSQL with a standby; `--seconds` shortens it, `--rate` sets the load.
 */
async function run(): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { seconds: text, rate: text, postgres: { type: "boolean" } } });
  const [seconds, rate] = [Number(values.seconds ?? 600), Number(values.rate ?? 10)];
  if (!(seconds >= 60 && rate > 0)) throw new ConfigError("--seconds is a number from 60 on, and --rate one above 0.");
  const mail = await openMail();
  const scene = await (values.postgres ? openPostgresScene(mail.url) : openSqliteScene(mail.url));
  const sender = openSender(`${scene.url}/api/enquiries/${notifyMeKey}`);
  console.log(`${rate} enquiries a second for ${seconds} s, a fault every ${every.fault} s, mail down half the time.`);
  const faults: (Span & { name: string })[] = [];
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
    const { acknowledged, failed } = sender;
    const { mails } = mail;
    const deadline = performance.now() + rest * 1000;
    const arrived = () => new Set(mails.map(({ delivery }) => delivery));
    while (arrived().size < acknowledged.size * receivers.length && performance.now() < deadline) await pause(500);
    const stored = await scene.readStored();
    const delivered = arrived();
    const keyOf = (row: (typeof stored)[number]) => String(row.idempotency_key).split(" ", 1)[0] ?? "";
    const rows = new Map(stored.map((row) => [keyOf(row), row.reference]));
    const isInPeace = ({ began, ended }: Span) =>
      faults.every((fault) => began > fault.ended + recovery || ended < fault.began);
    const wrong = {
      "enquiries were never acknowledged": sender.begun() - acknowledged.size,
      "acknowledged enquiries are not stored under their reference": [...acknowledged].filter(
        ([sent, reference]) => rows.get(sent) !== reference,
      ).length,
      "enquiries are stored more than once": stored.length - rows.size,
      "stored enquiries were not delivered to everybody": stored.filter(({ reference }) =>
        receivers.some((to) => !delivered.has(`${reference} ${to}`)),
      ).length,
      "deliveries came by mails of different names":
        new Set(mails.map(({ delivery, messageId }) => delivery + messageId)).size - delivered.size,
      "attempts were answered in another way than 503 with a sentence": failed.filter(
        ({ status }) => typeof status === "number" && !honest.includes(status),
      ).length,
      "attempts failed later than 5 seconds after a fault": failed.filter(isInPeace).length,
      "times a server ended by itself": scene.servers.reduce((sum, { crashes }) => sum + crashes, 0),
    };
    console.log(`faults: ${faults.map(({ name }) => name).join(", ")}`);
    console.log(`${sender.begun()} enquiries sent, ${acknowledged.size} acknowledged`);
    console.log(`${failed.length} attempts failed: ${[...new Set(failed.map(({ status }) => status))].join(", ")}`);
    console.log(`${stored.length} stored, ${mails.length} mails to ${receivers.length} receivers`);
    const found = Object.entries(wrong).filter(([, count]) => count > 0);
    for (const [what, count] of found) console.error(`WRONG: ${count} ${what}.`);
    if (found.length === 0) console.log("Every acknowledged enquiry is stored once and delivered to everybody.");
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    await scene.close();
    await mail.stop();
  }
}

run().catch(failToStart);
