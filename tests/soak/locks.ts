import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ask } from "../support/proxies";
import { freePort } from "../support/server/free-port";
import { type LockEnd, lockDatabase } from "../support/server/lock-database";
import { runSql } from "../support/server/raw-sql";
import { contactBody } from "./contact-body";
import { SoakDisk } from "./soak-disk";
import { SoakMail } from "./soak-mail";
import { SoakServer } from "./soak-server";

/** Locks whose holder leaves at once, how long each lasts at most, and how long the disk is full, in milliseconds. */
const short = { count: 140, atMost: 600 };
const fullFor = 8000;

/** Limits for the first enquiry afterwards, and for a page on a quiet machine, in milliseconds. */
const limits = { taken: 1000, page: 100 };

/** For how long `/readyz` may repeat what it has seen, in milliseconds. */
const freshness = 1000;

/** Name of the first part, in which nothing happens. */
const nothing = "nothing";

const ends: readonly LockEnd[] = ["COMMIT", "ROLLBACK", "kill", "stay"];

interface Answered {
  began: number;
  ended: number;
  status: number;
}

/** Asks a server for something again and again, and keeps how long each answer took. */
class Asking {
  readonly answers: Answered[] = [];
  private isOver = false;
  private readonly asked = new Set<Promise<void>>();
  private readonly loop: Promise<void>;

  constructor(interval: number, question: (count: number) => Promise<{ status: number }>) {
    this.loop = (async () => {
      for (let count = 0; !this.isOver; count++) {
        const began = performance.now();
        const asking = question(count)
          .catch(() => ({ status: 0 }))
          .then(({ status }) => void this.answers.push({ began, ended: performance.now(), status }))
          .finally(() => this.asked.delete(asking));
        this.asked.add(asking);
        await pause(interval);
      }
    })();
  }

  async end(): Promise<Answered[]> {
    this.isOver = true;
    await this.loop;
    await Promise.all(this.asked);
    return this.answers;
  }
}

const sorted = (answers: readonly Answered[]) => answers.map(({ began, ended }) => ended - began).sort((a, b) => a - b);
const at = (values: readonly number[], part: number) => Math.round(values[Math.floor((values.length - 1) * part)] ?? 0);

const wrong: string[] = [];
let keys = 0;
/** False once a page was slow while nothing happened: then slow pages prove nothing of a lock. */
let isQuiet = true;

/** Time for which nothing could be stored. */
interface Held {
  began: number;
  ended: number;
  /** True where something could be stored now and then. */
  isFreeBetween?: boolean;
}

/** Watches a server while something keeps it from storing, prints how it went and notes what was not right. */
async function watch(name: string, server: SoakServer, hold: () => Promise<Held>) {
  const { key: form, body } = contactBody();
  const post = () => {
    keys += 1;
    return ask(`${server.url}/api/enquiries/${form}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `lock-${keys}` },
      body: JSON.stringify(body(keys)),
    });
  };
  const pages = new Asking(50, () => ask(`${server.url}/`));
  const looks = new Asking(500, () => ask(`${server.url}/readyz`));
  const posts = new Asking(200, post);
  await pause(1000);
  const held = await hold();
  await pause(2000);
  const [enquiries, seen, ready] = [await posts.end(), sorted(await pages.end()), await looks.end()];
  const after = enquiries.filter(({ status, ended }) => status === 201 && ended > held.ended);
  const first = Math.min(...after.map(({ ended }) => ended)) - held.ended;
  const slow = seen.filter((time) => time > limits.page).length;
  const refused = enquiries.filter(({ status }) => status === 503).length;
  const odd = enquiries.filter(({ status }) => ![201, 503].includes(status)).length;
  // Those that were asked and answered in the middle of it, and those after it; each look is good for a second.
  const lies = ready.filter(
    ({ began, ended, status }) =>
      (status === 200 && !held.isFreeBetween && began > held.began + freshness && ended < held.ended) ||
      (status !== 200 && (ended < held.began || began > held.ended + limits.taken)),
  ).length;
  const page = `${seen.length} pages, half in ${at(seen, 0.5)} ms, 99 of 100 in ${at(seen, 0.99)} ms, the slowest in ${at(seen, 1)} ms, ${slow} above ${limits.page} ms`;
  console.log(
    `${name}: ${page}; ${enquiries.length} enquiries, ${refused} refused, the first taken after ${Math.round(first)} ms`,
  );
  if (!(first < limits.taken)) wrong.push(`${name}: the first enquiry was taken after ${Math.round(first)} ms.`);
  if (odd > 0) wrong.push(`${name}: ${odd} enquiries were neither taken nor refused with 503.`);
  if (lies > 0) wrong.push(`${name}: /readyz said ${lies} times what was not so.`);
  if (name.startsWith(nothing)) isQuiet &&= slow === 0;
  else if (isQuiet && slow > 0) wrong.push(`${name}: ${slow} pages took longer than ${limits.page} ms.`);
}

/**
 * `npm run soak:locks`: holds the database's lock for a minute and leaves it in four ways, 140 times for a moment, and
 * fills the disk, with and without mail, and prints how pages, enquiries and `/readyz` fared. Ends with 1 where something
 * was not right; slow pages count where none was slow while nothing happened. `--seconds 10` shortens the long locks.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: "string" } } });
  SoakServer.build();
  const lockedFor = Number(values.seconds ?? 60) * 1000;
  for (const hasMail of [false, true]) {
    const mail = new SoakMail(await freePort());
    if (hasMail) await mail.start();
    const disk = SoakDisk.open(64);
    const file = join(disk.folder, "enquiries.db");
    const env = { ENQUIRY_DATABASE_URL: `file:${file}`, ...(hasMail ? { SMTP_URL: mail.url } : {}) };
    const server = new SoakServer(await freePort(), env);
    const lock = async (time: number, end: LockEnd) => {
      const unlock = await lockDatabase(file, "BEGIN EXCLUSIVE");
      const began = performance.now();
      await pause(time);
      const ended = performance.now();
      await unlock(end);
      return { began, ended };
    };
    try {
      await server.start();
      const suffix = hasMail ? ", with mail" : "";
      await watch(`${nothing}${suffix}`, server, async () => {
        const began = performance.now() + 5000;
        await pause(5000);
        return { began, ended: began };
      });
      for (const end of ends) {
        await watch(`lock of ${lockedFor / 1000} s left by ${end}${suffix}`, server, () => lock(lockedFor, end));
      }
      await watch(`${short.count} short locks${suffix}`, server, async () => {
        const held: Held = { began: performance.now(), ended: 0, isFreeBetween: true };
        for (let count = 0; count < short.count; count++) {
          const { ended } = await lock(Math.random() * short.atMost, ends[count % 3] ?? "COMMIT");
          held.ended = ended;
        }
        return held;
      });
      if (!disk.canBeFull) console.log("the disk was never full: only root may mount a small one");
      else {
        await watch(`full disk for ${fullFor / 1000} s${suffix}`, server, async () => {
          const began = performance.now();
          // There would be room for some in the journal.
          runSql(file, "pragma wal_checkpoint(truncate)");
          disk.fill();
          await pause(fullFor);
          disk.free();
          return { began, ended: performance.now() };
        });
      }
    } finally {
      await server.end("SIGTERM");
      await mail.stop();
      disk.remove();
    }
  }
  for (const sentence of wrong) console.error(`WRONG: ${sentence}`);
  if (!isQuiet) console.log(`The machine was not quiet (see "${nothing}"), so slow pages were not counted.`);
  if (wrong.length === 0) console.log("Enquiries were taken within a second after each fault, and /readyz was true.");
  // A holder that stays is ended with this program.
  process.exit(wrong.length > 0 ? 1 : 0);
}

void run();
