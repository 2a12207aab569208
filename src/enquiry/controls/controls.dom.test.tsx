import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages, questions, settings } from "../../../tests/support/enquiry-samples";
import { leavePage } from "../../../tests/support/leave-page";
import { interpolate } from "../../content/text/text";
import { EnquiryForm } from "../form/enquiry-form";
import type { AskedField } from "../questions/form-types";
import { sendEnquiry } from "../send/send-enquiry";

vi.mock("../send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

const done = { title: "Thanks", description: "Soon.", points: [] };
const formOf = (...questions: AskedField[]) => ({
  key: "contact",
  endpoint: "/",
  groups: [{ questions }],
  submit: "Send",
  done,
});
const ask = (...asked: AskedField[]) => render(<EnquiryForm form={formOf(...asked)} settings={settings} />);
const send = () => fireEvent.click(screen.getByText("Send"));
const sent = () => vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload;
const control = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement;

beforeEach(() => vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true }));
// What was sent is over then.
afterEach(leavePage);

test("a day is given in the browser's own calendar, between its first and its last", async () => {
  ask(questions.day);
  const day = control(/Day/);
  expect([day.type, day.min, day.max]).toEqual(["date", "2031-04-01", "2032-10-31"]);
  fireEvent.change(day, { target: { value: "2031-03-31" } });
  send();
  await screen.findByText(interpolate(messages.dateTooEarly, { min: "1 April 2031" }));
  fireEvent.change(day, { target: { value: "2031-05-01" } });
  send();
  await screen.findByText("Thanks");
  expect(sent()).toEqual({ day: "2031-05-01" });
});

test("a day that is only half typed is not lost without a word, though it may be left out", async () => {
  ask(questions.day);
  const day = control(/Day/);
  const typed = { badInput: true };
  Object.defineProperty(day, "validity", { get: () => typed });
  fireEvent.keyUp(day, { key: "5" });
  send();
  await screen.findByText(messages.dateInvalid);
  expect(sendEnquiry).not.toHaveBeenCalled();
  typed.badInput = false;
  fireEvent.blur(day);
  expect(screen.queryByText(messages.dateInvalid)).toBeNull();
  send();
  await screen.findByText("Thanks");
  expect(sent()).toEqual({ day: "" });
});

test("choices and files show their hint as well", () => {
  ask({ ...questions.services, hint: "More than one may be chosen." }, { ...questions.files, hint: "Plans, if any." });
  const [choices, files] = screen.getAllByRole("group");
  const described = (element?: Element | null) =>
    element
      ?.getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(described(choices)).toEqual(["More than one may be chosen."]);
  expect(described(files?.querySelector("input"))?.[0]).toMatch(/^Plans, if any\. /);
  // Said of the group as well, it would be read twice.
  expect(described(files)).toBeUndefined();
});

test("a reply is promised only to an address that can stand in the head of a mail", async () => {
  ask(questions.email);
  const promise = () => screen.queryByText(messages.replyAddress) !== null;
  const enter = (value: string) => fireEvent.change(control(/E-mail/), { target: { value } });
  expect(promise()).toBe(true);
  for (const [address, isPromised] of [
    ["jürgen@", true],
    ["jürgen@example.com", false],
    ["jurgen@example.com", true],
    ["ada@gmial.com", true],
  ] as const) {
    enter(address);
    expect(promise(), address).toBe(isPromised);
  }
  send();
  await screen.findByText(interpolate(messages.typo, { suggestion: "ada@gmail.com" }));
  expect(promise()).toBe(false);
  // Nor to one that is known to lack its end, whether it is sent in vain or left for another step.
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: false, problem: "failedOffline" });
  enter("eva@");
  for (const _ of ["asked", "kept"]) send();
  await screen.findByText(messages.failedOffline);
  vi.mocked(console.error).mockClear();
  expect(promise()).toBe(false);
});

test.each(["Send", messages.addressKeep])("a doubtful address is asked about once, and sent by %s", async (button) => {
  ask(questions.email);
  fireEvent.change(control(/E-mail/), { target: { value: "ada@" } });
  send();
  await screen.findByText(messages.incomplete);
  await waitFor(() => expect(document.activeElement).toBe(control(/E-mail/)));
  expect(sendEnquiry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(button));
  await screen.findByText("Thanks");
  expect(sent()).toEqual({ email: "ada@" });
});

const addFiles = (...files: File[]) =>
  fireEvent.change(document.querySelector("[type=file]") as HTMLInputElement, { target: { files } });

test("a file that is chosen once more is attached once; another of its name is another file", async () => {
  ask(questions.files);
  const plan = () => new File(["one"], "plan.pdf", { lastModified: 1 });
  addFiles(plan());
  addFiles(plan());
  addFiles(new File(["two"], "plan.pdf", { lastModified: 2 }));
  const names = screen.getAllByRole("button").flatMap(({ ariaLabel }) => ariaLabel ?? []);
  expect(names).toEqual(["plan.pdf", "plan.pdf (2)"].map((name) => interpolate(messages.remove, { name })));
  // Looked into, neither is a PDF.
  await waitFor(() => expect(screen.queryByText(/plan\.pdf/, { selector: "li span" })).toBeNull());
});

test("a file that is looked into after its question has left, and come again, does not go without a word", async () => {
  const { rerender } = ask(questions.files);
  addFiles(new File(["one"], "plan.pdf"));
  rerender(<EnquiryForm form={formOf(questions.fullName)} settings={settings} />);
  rerender(<EnquiryForm form={formOf(questions.files)} settings={settings} />);
  await new Promise((done) => setTimeout(done, 100));
  screen.getByText("plan.pdf");
});
