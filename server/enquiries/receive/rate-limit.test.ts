import { expect, test, vi } from "vitest";
import { contactEnquiry } from "../../../tests/support/server/samples";
import { testPlace } from "../../../tests/support/server/test-place";
import { openTestService } from "../../../tests/support/server/test-service";
import { buildApp } from "../../app";

const place = testPlace();

/** A machine that shares its database with others. */
async function openMachine() {
  const service = await openTestService(place.folder, { rateLimit: 4 });
  vi.spyOn(service.store, "isShared", "get").mockReturnValue(true);
  const app = await buildApp({ enquiries: service, trustProxy: 1 });
  place.ends.push(() => app.close());
  const send = async (visitor: string) => {
    const headers = { "x-forwarded-for": visitor };
    const response = await app.inject({
      method: "POST",
      url: "/api/enquiries/contact",
      headers,
      payload: contactEnquiry,
    });
    return [response.statusCode, Number(response.headers["retry-after"] ?? 0)] as const;
  };
  return { store: service.store, send };
}

test("it holds for one address over all machines together, whichever of its network it sends from", async () => {
  const machines = [await openMachine(), await openMachine()];
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    const [status] = (await machines[count % 2]?.send(`2001:db8::${count}`)) ?? [];
    statuses.push(status ?? 0);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  const [status, retryAfter] = (await machines[0]?.send("2001:db8::9")) ?? [];
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect((await machines[0]?.send("203.0.113.1"))?.[0]).toBe(201);
});

test("where the count cannot be asked for, each machine's own holds", async () => {
  const { store, send } = await openMachine();
  vi.spyOn(store, "hit").mockRejectedValue(new Error("gone"));
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push((await send("203.0.113.1"))[0]);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
});
