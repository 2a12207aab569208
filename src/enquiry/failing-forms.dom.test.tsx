import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions, settings, wizardFile } from "../../tests/support/enquiry-definition";
import { site } from "../../tests/support/test-site";
import { withMessages } from "../../tests/support/with-messages";
import { ErrorBoundary } from "../components/error-boundary";
import { EnquiryForm } from "./form/enquiry-form";
import { NotifyMe } from "./form/notify-me";
import { loadWizard } from "./wizard/load-wizard";
import { WizardDialog } from "./wizard/wizard-dialog";
import { WizardProvider } from "./wizard/wizard-provider";

vi.mock("./wizard/load-wizard", () => ({ loadWizard: vi.fn() }));

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
  openingRetry: "Again",
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
  "Notify Me": () =>
    within(
      <NotifyMe
        notifyMe="Tell me"
        sending="…"
        done="Done"
        failed="Failed"
        emailField={questions.email}
        settings={failing(settings)}
        notifyUrl="/notify"
      />,
    ),
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
  vi.mocked(loadWizard).mockImplementation(async () => ({
    Dialog: WizardDialog,
    file: failing(wizardFile(asked, [{ ...questions.email, name: "other" }])),
  }));
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls.flat()).toContain("A page failed to render.");
  vi.mocked(console.error).mockClear();
  removeEventListener("error", keepQuiet);
  history.replaceState(null, "", "/");
  cleanup();
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
      fireEvent.change(field, { target: { files: [new File(["%PDF"], "plan.pdf", { type: "application/pdf" })] } });
    else fireEvent.change(field, { target: { value: answers[field.type] ?? "Ada" } });
  }
}

/** Opens the wizard by its address, and goes on to its questions. */
async function openWizard(): Promise<void> {
  location.hash = "#plan-light";
  fireEvent(window, new Event("hashchange"));
  await screen.findByRole("heading", { name: "Introduction" });
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  await screen.findByRole("heading", { name: "Questions 1" });
}

for (const [owner, draw] of Object.entries(owners)) {
  test(`${owner} that fails itself is drawn anew with all that was entered`, async () => {
    const { rerender } = render(draw());
    if (owner === "a wizard") await openWizard();
    const empty = entered();
    answerAll();
    await waitFor(() =>
      expect(fields().some(({ type }) => type === "file") ? entered() : "plan.pdf").toMatch("plan.pdf"),
    );
    const kept = entered();
    expect(kept).not.toBe(empty);
    isBroken = true;
    rerender(draw());
    expect(fields()).toEqual([]);
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Again" }));
    await waitFor(() => expect(entered()).toBe(kept));
    if (owner !== "a wizard") return;
    // It goes on from there; closed, which is asked about, it is gone for good.
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await screen.findByRole("heading", { name: "Questions 2" });
    fireEvent.click(screen.getByRole("button", { name: settings.messages.close }));
    fireEvent.click(await screen.findByRole("button", { name: settings.messages.closeDiscard }));
    await waitFor(() => expect([screen.queryByRole("dialog"), location.hash]).toEqual([null, ""]));
    await openWizard();
    expect(entered()).toBe(empty);
  });
}
