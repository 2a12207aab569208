import { expect, test } from "vitest";
import { contactEnquiry } from "../../../tests/support/server/samples";
import { testPlace } from "../../../tests/support/server/test-place";
import { openTestService } from "../../../tests/support/server/test-service";
import { buildApp } from "../../app";

const place = testPlace();
const token = "0123456789abcdef";

async function open() {
  const mail = { url: "smtp://127.0.0.1:1", to: ["sales@example.org"], from: "site@example.org" };
  const app = await buildApp({ enquiries: await openTestService(place.folder, { mail, metricsToken: token }) });
  place.ends.push(() => app.close());
  return app;
}

test("metrics count what is taken, refused by reason, and waiting by receiver", async () => {
  const app = await open();
  const post = (payload: object) => app.inject({ method: "POST", url: "/api/enquiries/contact", payload });
  expect((await post(contactEnquiry)).statusCode).toBe(201);
  expect((await post({ ...contactEnquiry, more: "x" })).statusCode).toBe(422);
  const notify = (payload: object) => app.inject({ method: "POST", url: "/", payload });
  expect((await notify({ email: "ada@example.com" })).statusCode).toBe(204);
  expect((await notify({ email: 1 })).statusCode).toBe(422);
  const { body, headers } = await app.inject("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  for (const line of [
    'enquiries_total{outcome="taken",reason=""} 2',
    'enquiries_total{outcome="refused",reason="not-right"} 2',
    'enquiry_deliveries_waiting{receiver="mail:sales@example.org"} 2',
    'enquiry_deliveries_refused{receiver="mail:sales@example.org"} 0',
    "enquiry_store_seconds_count 2",
    "enquiry_store_readable 1",
  ]) {
    expect(body).toContain(`${line}\n`);
  }
  expect(body).toMatch(/enquiry_deliveries_oldest_seconds\{receiver="mail:sales@example\.org"\} \d/);
  expect(body).toContain("process_resident_memory_bytes");
});

test("they are for this machine, and for whoever has the token", async () => {
  const app = await open();
  const visitor = { "x-forwarded-for": "192.0.2.1" };
  const ask = async (headers: Record<string, string>) => (await app.inject({ url: "/metrics", headers })).statusCode;
  expect([
    await ask({}),
    await ask(visitor),
    await ask({ ...visitor, authorization: "Bearer wrong" }),
    await ask({ ...visitor, authorization: `Bearer ${token}` }),
  ]).toEqual([200, 404, 404, 200]);
});

test("/readyz says what waits", async () => {
  const app = await open();
  await app.inject({ method: "POST", url: "/api/enquiries/contact", payload: contactEnquiry });
  const { statusCode, body } = await app.inject("/readyz");
  expect([statusCode, body]).toEqual([200, expect.stringMatching(/^ok\nmail to sales@example\.org: 1 waiting/)]);
});
