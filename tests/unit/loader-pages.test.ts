// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openPage } from "../support/loader";

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("what a page waits for goes with it", async () => {
  const before = timers();
  await openPage('<main><a href="/services">Services</a></main>');
  // To fetch pages ahead.
  const waiting = timers();
  expect(waiting).toBeGreaterThan(before);
  await openPage('<main><a href="/services">Services</a></main>');
  expect(timers()).toBe(waiting);
});
