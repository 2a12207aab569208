import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fail } from "../../server/start-up";
import { freePort } from "../support/server/free-port";
import { accountOf } from "./account";
import { contactBody } from "./contact-body";
import { openPostgresScene } from "./postgres-scene";
import type { Fault } from "./record";
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
  let values: { seconds?: string | undefined; rate?: string | undefined; postgres?: boolean | undefined };
  try {
    ({ values } = parseArgs({ options: { seconds: text, rate: text, postgres: { type: "boolean" } } }));
  } catch {
    fail("soak has three options: --postgres, --seconds, such as --seconds 90, and --rate, enquiries a second.");
  }
  const seconds = Number(values.seconds ?? 600);
  const rate = Number(values.rate ?? 10);
  if (!Number.isInteger(seconds) || seconds < 60) fail("--seconds must be a whole number from 60 on.");
  if (!(rate > 0)) fail("--rate must be a number above 0.");
  return { seconds, rate, isPostgres: values.postgres ?? false };
}

/**
 * `npx tsx tests/soak/soak.ts`: puts the real server under load while it is killed, its database fails and the mail server comes and
 * goes, and prints an account of every enquiry. Ends with 1 where one that was acknowledged is not stored once and
 * delivered to everybody, or where anything is refused later than five seconds after a fault. With `--postgres`, three
 * servers behind nginx share a PostgreSQL with a standby; `--seconds` shortens it, `--rate` sets the load.
 */
async function run(): Promise<void> {
  const { seconds, rate, isPostgres } = readOptions();
  SoakServer.build();
  const { key: form, body } = contactBody();
  const mail = new SoakMail(await freePort());
  await mail.start();
  const scene = await (isPostgres ? openPostgresScene(mail.url) : openSqliteScene(mail.url, rate * seconds));
  const { servers, rateLimit } = scene;
  const sender = new Sender(scene.url, form, body, rateLimit !== undefined);
  console.log(`${rate} enquiries a second for ${seconds} s, a fault every ${every.fault} s, mail down half the time.`);
  const faults: Fault[] = [];
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
    const taken = rateLimit === undefined ? undefined : await sender.sendFromOne(rateLimit * 2);
    const deadline = performance.now() + rest * 1000;
    while (mail.delivered < sender.acknowledged.length && performance.now() < deadline) await pause(500);
    const { begun, acknowledged, failed } = sender;
    const stored = await scene.readStored();
    const memory = servers.flatMap((server) => server.memory);
    const account = accountOf({ begun, acknowledged, failed, stored, faults, mails: mail.mails, memory });
    for (const line of account.lines) console.log(line);
    if (taken !== undefined) {
      console.log(`of ${rateLimit} that one address may send, ${taken} were taken by all servers together`);
      if (taken !== rateLimit) account.wrong.push("The rate limit does not hold over all servers together.");
    }
    const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
    if (crashes > 0) account.wrong.push(`Servers ended ${crashes} times by themselves.`);
    if (scene.once === undefined) console.log("the disk was never full: only root may mount a small one");
    for (const sentence of account.wrong) console.error(`WRONG: ${sentence}`);
    if (account.wrong.length === 0)
      console.log("Every acknowledged enquiry is stored once and delivered to everybody.");
    process.exitCode = account.wrong.length > 0 ? 1 : 0;
  } finally {
    await scene.close();
    await mail.stop();
  }
}

void run();
