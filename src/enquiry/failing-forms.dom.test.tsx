import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions, settings, wizardFile } from "../../tests/support/enquiry-samples";
import { site } from "../../tests/support/test-site";
import { withMessages } from "../../tests/support/with-messages";
import { ErrorBoundary } from "../components/error-boundary";
import { EnquiryForm } from "./form/enquiry-form";
import { sendEnquiry } from "./send/send-enquiry";
import { WizardProvider } from "./wizard/wizard-provider";

vi.mock("./send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

/** While true, whoever reads the sentences of a form fails, which each does itself before it draws anything. */
let isBroken = false;

function failing<Settings extends typeof settings>(given: Settings): Settings {
  const get = () => {
    if (isBroken) throw new TypeError("No sentences.");
    return given.messages;
  };
  return Object.defineProperty({ ...given }, "messages", { get, enumerable: true });
}

const words = {
  opening: "Opening",
  openingFailed: "Failed",
  retry: "Again",
  openingPage: "Plain",
  close: "Away",
};
const asked = Object.values(questions);
const form = {
  key: "letter",
  endpoint: "/api/enquiries/letter",
  groups: [{ questions: asked }],
  submit: "Send",
  done: { title: "Thank you.", description: "", points: [] },
};
const within = (subject: ReactNode) => (
  <ErrorBoundary
    fallback={(retry) => (
      <button type="button" onClick={retry}>
        Again
      </button>
    )}
  >
    {subject}
  </ErrorBoundary>
);

const owners: Record<string, () => ReactNode> = {
  "a form on a page": () => within(<EnquiryForm form={form} settings={failing(settings)} />),
  "a wizard": () =>
    withMessages(
      site.InterfaceWords.data,
      <WizardProvider keys={["plan-light"]} messages={words} prefix="">
        A page
      </WizardProvider>,
    ),
};

const keepQuiet = (event: ErrorEvent) => event.preventDefault();

beforeEach(() => {
  addEventListener("error", keepQuiet);
  const file = () => failing(wizardFile(asked, [{ ...questions.email, name: "other" }]));
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => file() }));
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true, reference: "L-1" });
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls.flat()).toContain("A page failed to render.");
  vi.mocked(console.error).mockClear();
  removeEventListener("error", keepQuiet);
  history.replaceState(null, "", "/");
});

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(":is(input, select, textarea):not([tabindex], [type=hidden])"),
];

/** All that is entered, files too. */
const entered = () =>
  [
    ...fields().map(({ type, value, checked }) => (/checkbox|file/.test(type) ? String(checked) : value)),
    ...[...document.querySelectorAll("form li")].map(({ textContent }) => textContent),
  ].join("\n");

function answerAll(): void {
  const answers: Record<string, string> = {
    email: "ada@example.com",
    tel: "+1 602 555-0100",
    date: "2031-05-01",
    "select-one": "Low water",
  };
  for (const field of fields()) {
    if (field.type === "checkbox") fireEvent.click(field);
    else if (field.type === "file")
      fireEvent.change(field, {
        target: { files: [new File(["%PDF-1.7\n"], "plan.pdf", { type: "application/pdf" })] },
      });
    else fireEvent.change(field, { target: { value: answers[field.type] ?? "Ada" } });
  }
}

const open = () => {
  location.hash = "#plan-light";
  fireEvent(window, new Event("hashchange"));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const submit = () => fireEvent.submit(document.querySelector("form") as HTMLFormElement);

/** Opens the wizard, and goes on to its questions. */
async function openWizard(): Promise<void> {
  open();
  await screen.findByRole("heading", { name: "Introduction" });
  submit();
  await screen.findByRole("heading", { name: "Questions 1" });
}

/** True where the browser asks before the page is closed or loaded again; those of before 2024 look at the value alone. */
function isAsked(): boolean {
  const event = Object.defineProperty(new Event("beforeunload", { cancelable: true }), "returnValue", {
    writable: true,
  });
  const isPrevented = !dispatchEvent(event);
  expect(Boolean(event.returnValue)).toBe(isPrevented);
  return isPrevented;
}

for (const [owner, draw] of Object.entries(owners)) {
  test(`${owner} that fails itself is asked about, and drawn anew with all that was entered`, async () => {
    const { rerender } = render(draw());
    const fail = async () => {
      isBroken = true;
      rerender(draw());
      isBroken = false;
      // A wizard's name has left the address.
      await waitFor(() => expect(location.hash).toBe(""));
    };
    if (owner === "a wizard") await openWizard();
    const empty = entered();
    answerAll();
    await waitFor(() => expect(entered()).toMatch("plan.pdf"));
    const kept = entered();
    expect(kept).not.toBe(empty);
    await fail();
    expect([fields(), isAsked()]).toEqual([[], true]);
    await press("Again");
    await waitFor(() => expect(entered()).toBe(kept));
    if (owner === "a wizard") {
      // Closed by the notice that it could not be drawn, it was asked about by nobody: it is there when it is opened again.
      await fail();
      await press("Away");
      expect([screen.queryByRole("alert"), isAsked()]).toEqual([null, true]);
      open();
      await waitFor(() => expect(entered()).toBe(kept));
      // It goes on from there; closed, which is asked about, it is gone for good.
      submit();
      await screen.findByRole("heading", { name: "Questions 2" });
      await press(settings.messages.close);
      await press(settings.messages.closeDiscard);
      await waitFor(() => expect([screen.queryByRole("dialog"), location.hash]).toEqual([null, ""]));
      expect(isAsked()).toBe(false);
      await openWizard();
      expect(entered()).toBe(empty);
      return;
    }
    submit();
    const thanks = await screen.findByText("Thank you.");
    const { textContent } = document.body;
    await fail();
    expect(thanks.isConnected).toBe(false);
    await press("Again");
    expect([document.body.textContent, isAsked()]).toEqual([textContent, false]);
    // Left for another page, it can be written in again.
    history.pushState(null, "", "/elsewhere");
    cleanup();
    render(draw());
    expect(entered()).toBe(empty);
  });
}
