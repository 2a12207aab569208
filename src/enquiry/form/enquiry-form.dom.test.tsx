import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { deferred } from "../../../tests/support/deferred";
import { questions, settings } from "../../../tests/support/enquiry-samples";
import { leavePage } from "../../../tests/support/leave-page";
import { CloseButton } from "../../components/close-button";
import { noteFields, takeOver } from "../../components/early-entries";
import { interpolate } from "../../content/text/text";
import { type SendOutcome, sendEnquiry } from "../send/send-enquiry";
import { EnquiryForm } from "./enquiry-form";

vi.mock("../send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

const { fullName, email, description, tide, services } = questions;
const form = {
  key: "contact",
  endpoint: "/api/enquiries/contact",
  groups: [{ questions: [fullName, email, description, tide, { ...services, required: false }] }],
  submit: "Send message",
  done: { title: "Thank you.", description: "We answer soon.", points: [] },
};
const subject = <EnquiryForm form={form} settings={settings} />;
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A form that is left unsent, and kept. */
const early = <EnquiryForm form={{ ...form, key: "early" }} settings={settings} />;

/** What a server sends of an element, in the page; `hydrate` gives it to React, as the browser's part of it draws it. */
function sentByServer(element: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const hydrate = (drawn: ReactNode) => {
    noteFields();
    const root = hydrateRoot(container, drawn);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
  };
  return { hydrate, at: (css: string) => container.querySelector(css) as HTMLInputElement };
}

for (const [moment, useMoment] of [
  ["before its effects have run", useLayoutEffect],
  ["before what they found is drawn", useEffect],
] as const) {
  test(`sent right after hydration, ${moment}, it keeps a word half composed, and focuses what is not right`, async () => {
    const { hydrate, at } = sentByServer(early);
    const Page = () => {
      useMoment(() => queueMicrotask(() => at("[type=submit]").click()), []);
      return early;
    };
    at("[name=fullName]").value = "Ada";
    // The next frame may come before the work that React has put off.
    vi.stubGlobal("requestAnimationFrame", queueMicrotask);
    const written = vi.spyOn(HTMLInputElement.prototype, "value", "set");
    hydrate(<Page />);
    await waitFor(() => expect(document.activeElement).toBe(at("[name=email]")));
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
    expect(at("[name=fullName]").value).toBe("Ada");
    // The same text written anew would cut the word off from the input method.
    expect(written.mock.contexts).not.toContain(at("[name=fullName]"));
    expect(sendEnquiry).not.toHaveBeenCalled();
  });
}

test("a field that is left while React takes the form over does not call the focus back", async () => {
  const { hydrate, at } = sentByServer(<Suspense>{early}</Suspense>);
  const Page = () => {
    useLayoutEffect(() => queueMicrotask(() => at("[name=description]").focus()), []);
    return <Suspense>{early}</Suspense>;
  };
  const email = at("[name=email]");
  at("[name=fullName]").value = "Ada";
  email.focus();
  // Browsers tell of a change while nothing has focus; React takes a form over at once for it.
  email.addEventListener("blur", () => fireEvent.change(email));
  const callBack = vi.spyOn(email, "focus");
  hydrate(<Page />);
  await waitFor(() => expect(document.activeElement).toBe(at("[name=description]")));
  expect(callBack).not.toHaveBeenCalled();
});

test("a field that is drawn anew while a mouse presses it has the press, and what its window chooses later", () => {
  const field = () => document.querySelector("select") as HTMLSelectElement;
  const drawn = '<select name="pressed"><option>1<option>2</select>';
  document.body.innerHTML = drawn;
  noteFields();
  const before = field();
  fireEvent.pointerDown(before, { pointerType: "mouse" });
  document.body.innerHTML = drawn;
  takeOver(field());
  expect([document.activeElement, fireEvent.mouseDown(document.body)]).toEqual([field(), false]);
  fireEvent.change(before, { target: { value: "2" } });
  expect(field().value).toBe("2");
  document.body.replaceChildren();
});

test("a field that a program filled in is sent along", async () => {
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true });
  const { container } = render(subject);
  // What was typed into another form of the same address stays there.
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "");
  fill("Full name", "Bot");
  fill("E-mail", "bot@example.com");
  fill("Description", "Buy");
  (container.querySelector("[name=referral_code]") as HTMLInputElement).value = "x";
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toHaveProperty("referral_code", "x");
});

test.each(["", "Two lamps"])("what was written stands below the thanks, where it is anything: %s", async (words) => {
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true });
  const short = { ...form, key: `sent ${words}`, groups: [{ questions: [{ ...description, required: false }] }] };
  render(<EnquiryForm form={short} settings={settings} />);
  fireEvent.change(screen.getByLabelText(/Description/), { target: { value: words } });
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByText("Thank you.");
  expect(screen.queryAllByRole("textbox")).toMatchObject(words ? [{ value: words, readOnly: true }] : []);
});

test("a message that is too long with its subject is said so, and is no longer once that is taken out", async () => {
  const about = (subject?: string) => (
    <EnquiryForm form={{ ...form, key: "about" }} settings={settings} enclosed={subject} />
  );
  const { rerender } = render(about());
  fill("Description", "x".repeat(45));
  rerender(about("Lamps"));
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByText(interpolate(settings.messages.tooLong, { count: 45, max: 43 }));
  rerender(about());
  expect(screen.getByLabelText("Description").getAttribute("aria-invalid")).toBeNull();
  // Blanks before it do not count, and so are not sent behind the subject.
  rerender(about("Lamps"));
  fill("Description", `\n ${"x".repeat(43)} `);
  for (const label of ["Full name", "E-mail"]) fill(label, "ada@example.com");
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true });
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload.description).toBe(`Lamps\n\n${"x".repeat(43)}`);
});

// What is left half written, or refused, is there again: failing-forms.dom.test.tsx, tests/journeys/contact-form.spec.ts.
test.each(["before", "after"])(
  "left while it is sent, it says that it has arrived, %s somebody comes back",
  async (when) => {
    const outcome = deferred<SendOutcome>();
    vi.mocked(sendEnquiry).mockReturnValue(outcome.promise);
    const takeOut = vi.fn();
    const heading = (isSending: boolean) => <CloseButton label="Take out" onClick={takeOut} isDisabled={isSending} />;
    const letter = <EnquiryForm form={{ ...form, key: when }} settings={settings} heading={heading} />;
    render(letter);
    for (const label of ["Full name", "E-mail", "Description"]) fill(label, "ada@example.com");
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    await waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce());
    const change = () => {
      fireEvent.click(screen.getByLabelText("Take out"));
      fill("Description", "What is not sent any more");
      fireEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
      return [screen.getByLabelText("Description"), ...screen.queryAllByRole("checkbox", { checked: true })];
    };
    // What is entered while it is sent would be gone once it has arrived.
    expect(change()).toMatchObject([{ value: "ada@example.com" }]);
    await leavePage();
    if (when === "after") {
      render(letter);
      expect(change()).toMatchObject([{ value: "ada@example.com" }]);
      fireEvent.click(screen.getByRole("button", { name: settings.messages.sending }));
      expect(sendEnquiry).toHaveBeenCalledOnce();
    }
    expect(takeOut).not.toHaveBeenCalled();
    outcome.resolve({ isAccepted: true });
    await outcome.promise;
    await new Promise((done) => setTimeout(done));
    if (when === "before") render(letter);
    await screen.findByRole("heading", { name: "Thank you." });
  },
);

test("left while it is sent and sent again on coming back, it is the same enquiry; the next one is another", async () => {
  const told = vi.spyOn(window, "alert").mockReturnValue();
  const lost = deferred<SendOutcome>();
  vi.mocked(sendEnquiry).mockReturnValueOnce(lost.promise).mockResolvedValue({ isAccepted: true });
  const letter = <EnquiryForm form={{ ...form, key: "again" }} settings={settings} />;
  const send = () => {
    for (const label of ["Full name", "E-mail", "Description"]) fill(label, "ada@example.com");
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  };
  render(letter);
  send();
  await waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce());
  await leavePage();
  render(letter);
  lost.resolve({ isAccepted: false, problem: "failedTimeout" });
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  vi.mocked(console.error).mockClear();
  send();
  await screen.findByRole("heading", { name: "Thank you." });
  await leavePage();
  render(letter);
  send();
  await screen.findByRole("heading", { name: "Thank you." });
  const [first, second, third] = vi.mocked(sendEnquiry).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
