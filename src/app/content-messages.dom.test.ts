import { expect, test, vi } from "vitest";
import { showContentMessages } from "./content-messages";

test("the check's words stand over the page as long as something is wrong", async () => {
  vi.useFakeTimers();
  let problems = ["content/services/devops.yaml:7:8\n    found a colon"];
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(problems))),
  );
  showContentMessages();
  await vi.advanceTimersByTimeAsync(10);
  const message = () => document.querySelector("[role=alert]");
  expect(message()?.textContent).toContain("content/services/devops.yaml:7:8");
  problems = [];
  await vi.advanceTimersByTimeAsync(1000);
  expect(message()).toBeNull();
});
