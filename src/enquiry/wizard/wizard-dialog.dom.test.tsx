import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { messages, questions, wizardFile } from "../../../tests/support/enquiry-samples";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import type { Brought } from "../../components/link";
import { interpolate } from "../../content/text/text";
import type { AskedField } from "../questions/form-types";
import { WizardDialog } from "./wizard-dialog";

const open = (brought: Brought, ...steps: AskedField[][]) =>
  render(
    withMessages(
      site.InterfaceWords.data,
      <WizardDialog file={wizardFile(...steps)} brought={brought} onClose={() => {}} />,
    ),
  );

const [offer, figures] = ["Three addresses", "7 lines"];

const next = () => fireEvent.submit(document.querySelector("form") as HTMLFormElement);

const remover = (name: string) => screen.getByLabelText(interpolate(messages.remove, { name }));

afterEach(async () => {
  cleanup();
  // A window that goes takes its entry out of the history a moment later, which would be a Back of the next test's.
  await waitFor(() => expect(window.history.state?.wizard).toBeUndefined());
});

test.each([
  [offer, figures],
  [figures, offer],
])("%s taken out, focus goes to %s, then to the heading", (first, second) => {
  const brought = { offer, figures: { label: figures, text: "Oil: 20" } };
  open(brought, [questions.fullName], [questions.services], [questions.description]);
  fireEvent.click(remover(first));
  expect(screen.queryByText(first)).toBeNull();
  expect(document.activeElement).toBe(remover(second));
  fireEvent.click(remover(second));
  expect(screen.queryByText(second)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("who takes out the only subject before Send is led back to the choices, and told why", async () => {
  open({ offer }, [questions.services], [questions.fullName]);
  next();
  await screen.findByRole("heading", { name: "Questions 1" });
  next();
  fireEvent.change(await screen.findByLabelText("Full name"), { target: { value: "Ada" } });
  fireEvent.click(remover(offer));
  next();
  await screen.findByRole("heading", { name: "Questions 1" });
  screen.getByText(questions.services.requiredMessage ?? "");
});

test("what is being sent cannot be taken out any more", async () => {
  vi.spyOn(XMLHttpRequest.prototype, "send").mockReturnValue();
  open({ offer, figures: { label: figures, text: "Oil: 20" } }, [questions.services]);
  next();
  await screen.findByRole("heading", { name: "Questions 1" });
  remover(figures);
  next();
  await screen.findByRole("button", { name: messages.sending });
  expect(screen.queryByLabelText(interpolate(messages.remove, { name: figures }))).toBeNull();
});

test("a Next in vain says nothing of the step before, to which its visitor goes back", async () => {
  open({}, [questions.fullName], [questions.email], [questions.phone]);
  next();
  const name = await screen.findByLabelText("Full name");
  fireEvent.change(name, { target: { value: "Ada" } });
  next();
  await screen.findByLabelText("E-mail");
  next();
  await screen.findByText(messages.required);
  fireEvent.click(screen.getByText(messages.back));
  fireEvent.change(await screen.findByLabelText("Full name"), { target: { value: "" } });
  expect(screen.queryByText(messages.required)).toBeNull();
});
