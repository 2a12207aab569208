import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ConfigError } from "../../server/config";
import { failToStart } from "../../server/start";
import { readSite } from "../../src/content/read-site";
import { freePort } from "../support/server/free-port";
import { type Fault, faultsOf, receivers } from "./account";
import { openPostgresScene } from "./postgres-scene";
import { Sender } from "./sender";
import { SoakMail } from "./soak-mail";
import { SoakServer } from "./soak-server";
import { openSqliteScene } from "./sqlite-scene";

/** Seconds from one fault to the next, and from one change of the mail server to the next. */
const every = { fault: 20, mail: 10 };

/** Time that all of it may take to come to rest afterwards, for each second of the soak, and at least, in seconds. */
const restPerSecond = 2;
const leastRest = 120;

function readOptions(): { seconds: number; rate: number; isPostgres: boolean } {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { seconds: text, rate: text, postgres: { type: "boolean" } } });
  const [seconds, rate] = [Number(values.seconds ?? 600), Number(values.rate ?? 10)];
  if (!(seconds >= 60)) throw new ConfigError("--seconds must be a number from 60 on.");
  if (!(rate > 0)) throw new ConfigError("--rate must be a number above 0.");
  return { seconds, rate, isPostgres: values.postgres ?? false };
}

/** An enquiry of the site's contact form, whatever its questions: each of its own. */
function contactBody(): { key: string; body: (count: number) => Record<string, unknown> } {
  const [form] = readSite().EnquiryForm;
  if (!form) throw new ConfigError("The site has no form in content/forms to send.");
  const asked = form.data.questions.filter(({ required }) => required);
  const answer = (kind: string, count: number) => (kind === "email" ? `soak-${count}@example.com` : `Soak ${count}`);
  return {
    key: form.key,
    body: (count) => Object.fromEntries(asked.map(({ name, kind }) => [name, answer(kind, count)])),
  };
}

/**
 * `node --import tsx tests/soak/soak.ts`: puts the real server under load while it is killed, its database fails and the
 * mail server comes and goes, and prints an account of every enquiry. Ends with 1 where one that was acknowledged is not stored once and
 * delivered to everybody, or where anything is refused later than five seconds after a fault. With `--postgres`, three
 * servers behind nginx share a PostgreSQL with a standby; `--seconds` shortens it, `--rate` sets the load.
 */
async function run(): Promise<void> {
  const { seconds, rate, isPostgres } = readOptions();
  SoakServer.build();
  const { key: form, body } = contactBody();
  const mail = new SoakMail(await freePort());
  await mail.start();
  const scene = await (isPostgres ? openPostgresScene(mail.url) : openSqliteScene(mail.url));
  const { servers } = scene;
  const sender = new Sender(scene.url, form, body);
  console.log(`${rate} enquiries a second for ${seconds} s, a fault every ${every.fault} s, mail down half the time.`);
  const faults: Fault[] = [];
  // It sends, carries the lines to the database and takes the mails: where it stands still, all of them do.
  const delay = monitorEventLoopDelay();
  delay.enable();
  const rest = Math.max(leastRest, seconds * restPerSecond);
  const start = performance.now();
  const end = start + seconds * 1000;
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
    await Promise.all([
      repeat(every.fault, bringAbout),
      repeat(every.mail, () => (mail.isUp ? mail.stop() : mail.start())),
      sender.run(rate, () => performance.now() > end),
    ]);
    await mail.start();
    await sender.finish(rest);
    const deadline = performance.now() + rest * 1000;
    while (mail.delivered < sender.acknowledged.length && performance.now() < deadline) await pause(500);
    const { begun, acknowledged, failed } = sender;
    const stored = await scene.readStored();
    const wrong = faultsOf({ begun, acknowledged, failed, stored, faults, mails: mail.mails });
    const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
    if (crashes > 0) wrong.push(`Servers ended ${crashes} times by themselves.`);
    console.log(`faults: ${faults.map(({ name }) => name).join(", ")}`);
    console.log(`${begun} enquiries sent, ${acknowledged.length} acknowledged, ${failed.length} attempts failed`);
    console.log(`${stored.length} stored, ${mail.mails.length} mails to ${receivers.length} receivers`);
    const [usual, longest] = [delay.percentile(95), delay.max].map((time) => Math.round(time / 1e6));
    console.log(
      `This program itself stood still for up to ${longest} ms, and 95 times of 100 for less than ${usual} ms.`,
    );
    for (const sentence of wrong) console.error(`WRONG: ${sentence}`);
    if (wrong.length === 0) console.log("Every acknowledged enquiry is stored once and delivered to everybody.");
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await scene.close();
    await mail.stop();
  }
}

run().catch(failToStart);
