import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort, prepareSite, runServer, until } from "../../../tests/support/server/run-program";
import { attachment, newEnquiry } from "../../../tests/support/server/samples";
import { openMail, openTestService } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import { mailChannel, webhookChannel } from "../store/enquiry";

const delay = 1000;

/** Half of what `docs/deploy/site.service` allows: the rest is for what arrives at the same time. */
const mostMegabytes = 512;

// A minute on a machine with little else to do.
test("forty large enquiries that wait for slow receivers take half of the shipped memory at most", {
  timeout: 600_000,
}, async () => {
  const folder = testFolder();
  prepareSite(folder);
  const receivers = ["sales", "boss", "archive"].map((name) => `${name}@example.org`);
  const { store } = await openTestService();
  const content = Buffer.alloc(9_900_000, "large file ");
  const attachments = [attachment("plan.txt", content)];
  for (let count = 0; count < 40; count++) {
    await store.save(newEnquiry({ attachments }), [...receivers.map(mailChannel), webhookChannel]);
  }

  let [mails, posts] = [0, 0];
  const mail = await openMail({ delay, take: () => mails++ });
  const hook = createServer((request, response) => {
    request.resume().on("end", async () => {
      await wait(delay);
      posts += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  const program = await runServer(folder, await freePort(), {
    ENQUIRY_DATABASE_URL: `file:${folder}/enquiries.db`,
    SMTP_URL: mail.url,
    ENQUIRY_TO: receivers.join(),
    ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
    ENQUIRY_WEBHOOK_SECRET: Buffer.alloc(32, "s").toString("base64"),
  });
  onTestFinished(async () => {
    program.process.kill("SIGKILL");
    await program.ended;
    hook.close();
    await store.close();
  });
  await until("everything is delivered", () => mails >= 120 && posts >= 40, 540);
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.process.pid}/status`, "utf8")) ?? [];
  expect(Number(peak) / 1024).toBeLessThan(mostMegabytes);
});
