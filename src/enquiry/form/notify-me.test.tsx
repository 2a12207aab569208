// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotifyMe } from "./notify-me";

const words = {
  notifyMe: "Notify me",
  sending: "Sending …",
  done: "Thank you. We will tell you.",
  failed: "That did not work. Please try again.",
};

const emailField = {
  name: "email",
  kind: "email",
  label: "Your address",
  hint: null,
  required: false,
  maxLength: 30,
  autocomplete: "email",
} as const;
const sharedWords = { optional: "optional", required: "Required", tooLong: "{count} are more than {max}." };

const fetchMock = vi.fn<typeof fetch>();
const status = () => screen.getByRole("status").textContent;
const button = () => screen.getByRole("button");

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  render(<NotifyMe {...words} emailField={emailField} words={sharedWords} notifyUrl="/notify?list=launch" />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("nothing is sent and nothing is said before the click", () => {
  expect(fetchMock).not.toHaveBeenCalled();
  expect(button().textContent).toBe(words.notifyMe);
  expect(status()).toBe("");
});

test("posts once, without a body, to the configured address, and says exactly the text for it", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  fireEvent.click(button());
  await waitFor(() => expect(status()).toBe(words.done));
  expect(fetchMock.mock.calls).toEqual([["/notify?list=launch", { method: "POST" }]]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a second click while the request is under way sends nothing", async () => {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  fireEvent.click(button());
  expect(button().textContent).toBe(words.sending);
  expect(button().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button());
  answer(new Response());
  await waitFor(() => expect(status()).toBe(words.done));
  expect(fetchMock).toHaveBeenCalledOnce();
});

test.each([
  ["an answer of 500", () => Promise.resolve(new Response(null, { status: 500 }))],
  ["an answer of 404", () => Promise.resolve(new Response(null, { status: 404 }))],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s is said, and the button offers to try again", async (_, answer) => {
  fetchMock.mockImplementationOnce(answer);
  fireEvent.click(button());
  await waitFor(() => expect(status()).toBe(words.failed));
  expect(button().textContent).toBe(words.notifyMe);
  expect(button().getAttribute("aria-disabled")).toBe("false");

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
      { method: "POST", headers: { "content-type": "application/json" }, body: '{"email":"ada@example.com"}' },
    ],
  ]);
});

test("an address that is too long is said, and not sent", () => {
  fireEvent.change(screen.getByLabelText(/Your address/), { target: { value: `${"a".repeat(30)}@b.c` } });
  fireEvent.click(button());
  expect(screen.getByText("34 are more than 30.")).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});
