import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../../tests/support/deferred";
import { question, settings } from "../../../tests/support/enquiry-definition";
import { leavePage } from "../../../tests/support/leave-page";
import { NotifyMe } from "./notify-me";

const words = {
  notifyMe: "Notify me",
  sending: "Sending …",
  done: "Thank you. We will tell you.",
  failed: "That did not work. Please try again.",
};

const emailField = question({ name: "email", kind: "email", label: "Your address", maxLength: 254 });

const fetchMock = vi.fn<typeof fetch>();
/** No answer, until nobody waits for it any more, which is at once here. */
const silent = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, fail) => {
    if (signal?.aborted) fail(signal.reason);
  });
/** The status below the form; above its button, the question of a mistyped address may stand. */
const status = () => screen.getAllByRole("status").at(-1)?.textContent;
const button = () => screen.getByRole("button");

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  render(<NotifyMe {...words} emailField={emailField} settings={settings} notifyUrl="/notify?list=launch" />);
});
afterEach(async () => {
  // What was sent is over then.
  await leavePage();
  vi.unstubAllGlobals();
});

test.each([
  ["an answer of 500", "failedServer", () => Promise.resolve(new Response(null, { status: 500 }))],
  ["no answer", "failedUnreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["silence", "failedUnreachable", (_: unknown, init?: RequestInit) => silent(init?.signal)],
])("%s is said, and the button offers to try again", async (_, problem, answer) => {
  fetchMock.mockImplementationOnce(answer);
  fireEvent.click(button());
  await waitFor(() => expect(status()).toBe(words.failed));
  expect(button().textContent).toBe(words.notifyMe);
  expect(button().getAttribute("aria-disabled")).toBeNull();
  expect(vi.mocked(console.error).mock.calls).toEqual([[`The enquiry was not sent: ${problem}.`]]);
  vi.mocked(console.error).mockClear();

  fetchMock.mockResolvedValueOnce(new Response());
  fireEvent.click(button());
  await waitFor(() => expect(status()).toBe(words.done));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("an address that was left is sent along, under its key", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  fireEvent.change(screen.getByLabelText(/Your address/), { target: { value: " ada@example.com " } });
  fireEvent.click(button());
  await waitFor(() => expect(status()).toBe(words.done));
  expect(fetchMock.mock.calls).toEqual([
    [
      "/notify?list=launch",
      {
        method: "POST",
        signal: AbortSignal.timeout(30_000),
        headers: { "content-type": "application/json", "idempotency-key": expect.stringMatching(/^[\da-f]{32}$/) },
        body: '{"email":"ada@example.com"}',
      },
    ],
  ]);
});

test("while it is sent, the browser asks before it is closed, also on the page to which its visitor went back", async () => {
  const answer = deferred<Response>();
  fetchMock.mockReturnValueOnce(answer.promise);
  const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  fireEvent.click(button());
  await waitFor(() => expect(isAsked()).toBe(true));
  await leavePage();
  expect(isAsked()).toBe(true);
  answer.resolve(new Response());
  await waitFor(() => expect(isAsked()).toBe(false));
});
