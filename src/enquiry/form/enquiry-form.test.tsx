// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { wizardFile } from "../../../tests/support/wizard-file";
import { sendEnquiry } from "../send/send-enquiry";
import { EnquiryForm } from "./enquiry-form";

vi.mock("../send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

const { wizard, ...settings } = wizardFile("contact", [["name", "email", "message"]]);
const form = {
  key: "contact",
  name: "Contact",
  address: "/api/enquiries/contact",
  questions: wizard.steps[1]?.fields ?? [],
  submit: "Send message",
  doneTitle: "Thank you.",
  doneDescription: "We answer soon.",
};
const subject = <EnquiryForm form={form} settings={settings} />;
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(cleanup);

test("it sends the answers under their keys, then says thanks with the reference", async () => {
  vi.mocked(sendEnquiry).mockResolvedValue({ isTaken: true, reference: "NW-5" });
  render(subject);
  fill("Name", "Ada");
  fill("E-mail", "ada@example.com");
  fill("Message", "Hello");
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  const thanks = await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toEqual({
    name: "Ada",
    email: "ada@example.com",
    message: "Hello",
  });
  expect(screen.getByText("NW-5")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(thanks));
});

test("what was typed before the page's program came is kept, and can be sent only with it", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(subject);
  expect(container.querySelector("button")?.disabled).toBe(true);
  (container.querySelector("textarea") as HTMLTextAreaElement).value = "Typed early";
  render(subject, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector("button")?.disabled).toBe(false));
  vi.mocked(sendEnquiry).mockClear().mockResolvedValue({ isTaken: true });
  fill("Name", "Ada");
  fill("E-mail", "ada@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toHaveProperty("message", "Typed early");
});

test("a field that a program filled in is sent along", async () => {
  vi.mocked(sendEnquiry).mockClear().mockResolvedValue({ isTaken: true });
  const { container } = render(subject);
  fill("Name", "Bot");
  fill("E-mail", "bot@example.com");
  fill("Message", "Buy");
  (container.querySelector("[name=referral_code]") as HTMLInputElement).value = "x";
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toHaveProperty("referral_code", "x");
});
