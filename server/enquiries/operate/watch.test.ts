import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { startMailServer } from "../../../tests/support/server/mail-server";
import { runSql } from "../../../tests/support/server/raw-sql";
import { newEnquiry } from "../../../tests/support/server/samples";
import { testPlace } from "../../../tests/support/server/test-place";
import { openTestService } from "../../../tests/support/server/test-service";
import type { EnquiryService } from "../service";
import { channelsOf } from "../service";
import { openWatch } from "./watch";

const place = testPlace();
const enquiry = newEnquiry({ answers: { message: "secret words" } });

let service: EnquiryService;
let mails: { source: string }[];
let posts: { notice: string; text: string }[];
const log = { info: vi.fn(), error: vi.fn() } as never;

beforeEach(async () => {
  const mailServer = await startMailServer();
  place.ends.push(mailServer.stop);
  mails = mailServer.mails;
  posts = [];
  const hook = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    posts.push(JSON.parse(body));
    response.end();
  });
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  place.ends.push(() => new Promise((done) => hook.close(done)));
  service = await openTestService(place.folder, {
    mail: { url: mailServer.url, to: ["sales@example.org"], from: "site@example.org" },
    webhook: { url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`, secret: Buffer.alloc(32) },
  });
  place.ends.push(() => service.store.close());
});

const file = () => join(place.folder, "enquiries.db");

test("mails that have not gone for a quarter of an hour are told by the webhook, once, and so is that all is well", async () => {
  const watch = openWatch(service, log);
  const [mail, webhook] = channelsOf(service.config);
  if (!mail || !webhook) throw new Error("There are two receivers.");
  await service.store.save(enquiry, [mail]);
  await watch.look();
  expect([posts, mails]).toEqual([[], []]);
  runSql(file(), "UPDATE enquiries SET updated_at = ?", new Date(Date.now() - 16 * 60_000).toISOString());
  await watch.look();
  await watch.look();
  expect(posts).toEqual([
    { notice: "Enquiries are not passed on", text: expect.stringContaining("mail to sales@example.org: 1 waiting") },
  ]);
  expect(mails).toEqual([]);
  const claim = await service.store.claimDelivery(mail, 60_000, []);
  if (claim) await service.store.markDelivered(claim);
  await watch.look();
  await watch.look();
  expect(posts.map(({ notice }) => notice)).toEqual(["Enquiries are not passed on", "Enquiries are well again"]);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.source).toContain("Subject: [site] Enquiries are well again");
  expect(JSON.stringify([posts, mails])).not.toContain("secret words");
});

test("a restart, which new settings need, neither repeats a message nor keeps back that all is well", async () => {
  const [mail] = channelsOf(service.config);
  if (!mail) throw new Error("There is a receiver.");
  await service.store.save(enquiry, [mail]);
  runSql(file(), "UPDATE enquiries SET updated_at = '2026-01-01T00:00:00.000Z'");
  await openWatch(service, log).look();
  await openWatch(service, log).look();
  expect(posts).toHaveLength(1);
  const claim = await service.store.claimDelivery(mail, 60_000, []);
  if (claim) await service.store.markDelivered(claim);
  await openWatch(service, log).look();
  await openWatch(service, log).look();
  expect(posts.map(({ notice }) => notice)).toEqual(["Enquiries are not passed on", "Enquiries are well again"]);
  expect((await service.store.readAudit()).map(({ action, detail }) => [action, detail])).toEqual([
    ["told", "all is well again"],
    ["told", mail],
  ]);
});

test("where nothing can be stored, all are told, and not of a single look that failed", async () => {
  const watch = openWatch(service, log);
  runSql(file(), "ALTER TABLE attachments RENAME TO away");
  await watch.look();
  expect(posts).toEqual([]);
  await watch.look();
  expect([posts.length, mails.length]).toEqual([1, 1]);
  expect(mails[0]?.source).toContain("Subject: [site] No enquiry can be taken");
  runSql(file(), "ALTER TABLE away RENAME TO attachments");
  await watch.look();
  expect([posts.length, mails.length]).toEqual([2, 2]);
});

test("what could not be told is told with the next look", async () => {
  const post = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("away"));
  const watch = openWatch(service, log);
  const [mail] = channelsOf(service.config);
  await service.store.save(enquiry, mail ? [mail] : []);
  runSql(file(), "UPDATE enquiries SET updated_at = '2026-01-01T00:00:00.000Z'");
  await watch.look();
  expect(posts).toEqual([]);
  post.mockRestore();
  await watch.look();
  expect(posts).toHaveLength(1);
});
