// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { openPage } from "../support/loader";

test("what a page waits for goes with it", async () => {
  const wait = vi.spyOn(globalThis, "setTimeout");
  const end = vi.spyOn(globalThis, "clearTimeout");
  await openPage('<main><a href="/services">Services</a></main>');
  // To fetch pages ahead, two seconds after the page is there.
  const timer = wait.mock.results[wait.mock.calls.findIndex(([, time]) => time === 2000)]?.value;
  expect(timer).toBeDefined();
  await openPage("<main></main>");
  expect(end).toHaveBeenCalledWith(timer);
});
