import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { enquiryRate } from "../../server/bench/load";
import { freePort } from "../support/server/free-port";
import { SoakMail } from "./soak-mail";
import { SoakServer, soakSettings } from "./soak-server";

/** For how long no mail has come once all have, in milliseconds. */
const quiet = 3000;

/**
 * How many enquiries a second the server takes and passes on where nothing fails: those of five seconds under as many as
 * it takes, by the time until the last of them was delivered.
 */
export async function measureCapacity(form: string, body: object): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "capacity-"));
  const mail = new SoakMail(await freePort());
  const server = new SoakServer(await freePort(), soakSettings(`file:${join(folder, "enquiries.db")}`, mail.url));
  try {
    await Promise.all([mail.start(), server.start()]);
    const start = performance.now();
    await enquiryRate(server, form, body);
    let last = performance.now();
    for (let count = -1; performance.now() - last < quiet; await pause(20)) {
      if (mail.mails.length > count) last = performance.now();
      count = mail.mails.length;
    }
    return mail.mails.length / ((last - start) / 1000);
  } finally {
    await server.kill("SIGTERM");
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
