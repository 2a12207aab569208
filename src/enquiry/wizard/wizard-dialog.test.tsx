// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { messages, questions, wizardFile } from "../../../tests/support/enquiry-definition";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { interpolate } from "../../content/text/text";
import { WizardDialog } from "./wizard-dialog";

const [offer, figures] = ["Three addresses", "7 lines"];

/** The buttons that take this out: one beside the steps, one in the list of a phone. */
const removers = (name: string) =>
  screen.getAllByLabelText<HTMLButtonElement>(interpolate(messages.remove, { name }), { selector: "button" });

afterEach(cleanup);

test.each([
  [offer, figures, 0],
  [figures, offer, 0],
  [offer, figures, 1],
  [figures, offer, 1],
])("%s taken out, focus goes to %s in the same list, then to the heading", (first, second, list) => {
  render(
    withMessages(
      {},
      <WizardDialog
        file={wizardFile([questions.fullName], [questions.description])}
        brought={{ offer, figures: { label: figures, text: "Oil: 20", question: "description" } }}
        onClose={() => {}}
      />,
    ),
  );
  fireEvent.click(removers(first)[list] as HTMLButtonElement);
  expect(screen.queryByText(first)).toBeNull();
  expect(document.activeElement).toBe(removers(second)[list]);
  fireEvent.click(removers(second)[list] as HTMLButtonElement);
  expect(screen.queryByText(second)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("while it is sent, neither Escape nor Close takes it away: nobody would be told that it was refused", async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
  const onClose = vi.fn();
  const { offices } = site.InterfaceWords.data;
  render(withMessages({ offices }, <WizardDialog file={wizardFile([questions.fullName])} onClose={onClose} />));
  const next = () => fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${messages.next}`) }));
  next();
  fireEvent.change(await screen.findByLabelText("Full name"), { target: { value: "Ada" } });
  next();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const close = screen.getByRole("button", { name: messages.close });
  fireEvent.click(close);
  fireEvent.keyDown(close, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  expect(close.getAttribute("aria-disabled")).toBe("true");
});
