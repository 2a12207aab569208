import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { Form } from "react-final-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages, questions, settings, wizardFile } from "../../../tests/support/enquiry-definition";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { clockText } from "../../components/day-arc/clock";
import { useEnquiry } from "../form/use-enquiry";
import { type SendOptions, sendEnquiry } from "../send/send-enquiry";
import { WizardForm } from "./wizard-form";

vi.mock("../send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

const { fullName, email, services, description } = questions;
const file = wizardFile([fullName, email], [services], [description]);
const steps = file.wizard.steps.slice(0, -1).map(({ fields }) => fields);
const onClose = vi.fn();
const sent: SendOptions[] = [];

/** The form with a step of its own, as the dialog holds it. */
function Harness({ initial }: { initial?: Record<string, string[]> }) {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const enquiry = useEnquiry({
    endpoint: file.wizard.endpoint,
    steps,
    step,
    onStep: setStep,
    messages,
    ...(initial && { initial }),
  });
  return withMessages(
    { offices: site.InterfaceWords.data.offices },
    <Form {...enquiry.formProps}>
      {() => <WizardForm file={file} enquiry={enquiry} step={step} onClose={onClose} heading={heading} />}
    </Form>,
  );
}

const startingWith = (words: string) => new RegExp(`^${words}(:|$)`);
const next = () => fireEvent.click(screen.getByRole("button", { name: startingWith(messages.next) }));
const back = () => fireEvent.click(screen.getByRole("button", { name: messages.back }));
const at = (title: string) => screen.findByRole("heading", { name: title });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isChosen = (name: string) => (screen.getByRole("checkbox", { name }) as HTMLInputElement).checked;

async function toDescription() {
  next();
  await at("Questions 1");
  type("Full name", "Ada");
  type("E-mail", "ada@example.com");
  next();
  await at("Questions 2");
  fireEvent.click(screen.getByRole("checkbox", { name: "Lenses" }));
  next();
  await at("Questions 3");
}

beforeEach(() => {
  sent.length = 0;
  onClose.mockReset();
  vi.mocked(sendEnquiry).mockImplementation((options) => {
    sent.push(options);
    return new Promise(() => {});
  });
});
afterEach(cleanup);

test("when an answer comes is said beside the button that sends, and at no other", async () => {
  const rule = new RegExp(`${site.InterfaceWords.data.offices.place}.*${clockText(settings.reply.sameDay)}`);
  render(<Harness />);
  expect(screen.queryByText(rule)).toBeNull();
  await toDescription();
  expect(screen.getAllByText(rule)).toHaveLength(1);
});

test("a choice made beforehand can be taken away for good", async () => {
  render(<Harness initial={{ services: ["Lenses"] }} />);
  next();
  await at("Questions 1");
  type("Full name", "Ada");
  type("E-mail", "a@b.example");
  next();
  await at("Questions 2");
  expect(isChosen("Lenses")).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "Lenses" }));
  back();
  await at("Questions 1");
  next();
  await at("Questions 2");
  expect(isChosen("Lenses")).toBe(false);
  next();
  await screen.findByText("Choose one service at least.");
});
