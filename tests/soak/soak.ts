import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { databaseFile } from "../../server/enquiries/store/database-config";
import { fail } from "../../server/start-up";
import { readSite } from "../../src/content/read-site";
import { servedFolders } from "../../src/hosting/releases";
import { freePort } from "../support/server/free-port";
import { runSql } from "../support/server/raw-sql";
import { type Acknowledged, accountOf } from "./account";
import { measureCapacity } from "./capacity";
import { Sender } from "./sender";
import { SoakDisk } from "./soak-disk";
import { SoakMail } from "./soak-mail";
import { SoakServer, soakSettings } from "./soak-server";

/** Seconds from one kill to the next, from one change of the mail server to the next, and for which the disk is full. */
const every = { kill: 20, mail: 10 };
const fullFor = 8;

/** How long all of it may take to come to rest afterwards, for each second of the soak, and at least, in seconds. */
const restPerSecond = 2;
const leastRest = 120;

/** An enquiry of the site's contact form, whatever its questions: each of its own. */
function contactBody(): { key: string; body: (count: number) => Record<string, unknown> } {
  const [form] = readSite().EnquiryForm;
  if (!form) fail("The site has no form in content/forms to send.");
  const asked = form.data.questions.filter(({ required }) => required);
  const answer = (kind: string, count: number) => (kind === "email" ? `soak-${count}@example.com` : `Soak ${count}`);
  return {
    key: form.key,
    body: (count) => Object.fromEntries(asked.map(({ name, kind }) => [name, answer(kind, count)])),
  };
}

function readOptions(): { seconds: number; rate: number | undefined } {
  let values: { seconds?: string | undefined; rate?: string | undefined };
  try {
    ({ values } = parseArgs({ options: { seconds: { type: "string" }, rate: { type: "string" } } }));
  } catch {
    fail("soak has two options: --seconds, such as --seconds 90, and --rate, enquiries a second.");
  }
  const seconds = Number(values.seconds ?? 600);
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  if (!Number.isInteger(seconds) || seconds < 30) fail("--seconds must be a whole number from 30 on.");
  if (rate !== undefined && !(rate > 0)) fail("--rate must be a number above 0.");
  return { seconds, rate };
}

/** What is stored, by the keys under which it was sent. */
function readStored(url: string): Acknowledged[] {
  const rows = runSql(databaseFile({ url }) ?? "", "SELECT idempotency_key, reference FROM enquiries");
  return rows.map((row) => ({ key: String(row.idempotency_key), reference: String(row.reference) }));
}

/**
 * `npm run soak`: puts the real server under half the load that it can take and pass on, kills it every 20 seconds, takes the mail
 * server away half of the time and fills the disk once, and prints an account of every enquiry. Ends with 1 where one
 * that was acknowledged is not stored once and delivered. `--seconds` shortens it, `--rate` sets the load.
 */
async function run(): Promise<void> {
  const { seconds, rate } = readOptions();
  if (!existsSync(join(servedFolders()[0] ?? "", "index.html"))) {
    fail('There is no built site. Run "npm run build" first.');
  }
  const { key: form, body } = contactBody();
  const perSecond = rate ?? Math.max(1, Math.floor((await measureCapacity(form, body(0))) / 2));
  // An enquiry with its delivery and both journals takes about 2 kB.
  const disk = SoakDisk.open(64 + Math.ceil((perSecond * seconds) / 250));
  const url = `file:${join(disk.folder, "enquiries.db")}`;
  const mail = new SoakMail(await freePort());
  const server = new SoakServer(await freePort(), soakSettings(url, mail.url));
  const sender = new Sender(server.url, form, body);
  console.log(
    `${perSecond} enquiries a second for ${seconds} s, killed every ${every.kill} s, mail down half the time.`,
  );
  let isOver = false;
  const until = async (time: number) => {
    while (!isOver && performance.now() < time) await pause(50);
  };
  const repeat = async (interval: number, act: () => Promise<void>) => {
    while (!isOver) {
      await until(performance.now() + interval * 1000);
      if (!isOver) await act();
    }
  };
  try {
    await Promise.all([mail.start(), server.start()]);
    const start = performance.now();
    let isMailUp = true;
    const faults = [
      repeat(every.kill, async () => {
        await server.kill();
        await server.start();
      }),
      repeat(every.mail, async () => {
        isMailUp = !isMailUp;
        await (isMailUp ? mail.start() : mail.stop());
      }),
      (async () => {
        await until(start + seconds * 500);
        if (!disk.canBeFull) return;
        // A server that is down knows nothing of a full disk.
        while (!isOver && !server.isUp) await pause(50);
        disk.fill();
        await until(performance.now() + fullFor * 1000);
        disk.free();
      })(),
    ];
    await sender.run(perSecond, () => performance.now() > start + seconds * 1000);
    isOver = true;
    await Promise.all(faults);
    if (!isMailUp) await mail.start();
    const rest = Math.max(leastRest, seconds * restPerSecond);
    await sender.finish(rest);
    const delivered = () => new Set(mail.mails.map(({ reference }) => reference)).size;
    const end = performance.now() + rest * 1000;
    while (delivered() < sender.acknowledged.length && performance.now() < end) await pause(500);
    await server.kill("SIGTERM");
    await mail.stop();
    const { begun, acknowledged, refused, broken } = sender;
    const { memory, restingMemory, kills } = server;
    const stored = readStored(url);
    const account = accountOf({ begun, acknowledged, stored, mails: mail.mails, memory, restingMemory });
    console.log(`killed ${kills} times; ${refused} refusals and ${broken} broken connections on the way`);
    console.log(
      disk.canBeFull
        ? `the disk was full for ${fullFor} s`
        : "the disk was never full: only root may mount a small one",
    );
    for (const line of account.lines) console.log(line);
    for (const fault of account.faults) console.error(`FAULT: ${fault}`);
    if (account.faults.length === 0) console.log("Every acknowledged enquiry is stored once and delivered.");
    process.exitCode = account.faults.length > 0 ? 1 : 0;
  } finally {
    isOver = true;
    await server.kill();
    await mail.stop();
    disk.remove();
  }
}

void run();
