// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { questions, settings } from "../../../tests/support/enquiry-definition";
import { sendEnquiry } from "../send/send-enquiry";
import { EnquiryForm } from "./enquiry-form";

vi.mock("../send/send-enquiry", () => ({ sendEnquiry: vi.fn() }));

const { fullName, email, description, tide } = questions;
const form = {
  endpoint: "/api/enquiries/contact",
  questions: [fullName, email, description, tide],
  submit: "Send message",
  doneTitle: "Thank you.",
  doneDescription: "We answer soon.",
};
const subject = <EnquiryForm form={form} settings={settings} />;
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(cleanup);

test("it sends the answers under their keys, then says thanks with the reference", async () => {
  vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true, reference: "NW-5" });
  render(subject);
  fill("Full name", "Ada");
  fill("E-mail", "ada@example.com");
  fill("Description", "Hello");
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  const thanks = await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toEqual({
    fullName: "Ada",
    email: "ada@example.com",
    description: "Hello",
    tide: "",
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
  (container.querySelector("select") as HTMLSelectElement).value = "Low water";
  render(subject, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector("button")?.disabled).toBe(false));
  vi.mocked(sendEnquiry).mockClear().mockResolvedValue({ isAccepted: true });
  fill("Full name", "Ada");
  fill("E-mail", "ada@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toMatchObject({
    description: "Typed early",
    tide: "Low water",
  });
});

test("a field that a program filled in is sent along", async () => {
  vi.mocked(sendEnquiry).mockClear().mockResolvedValue({ isAccepted: true });
  const { container } = render(subject);
  fill("Full name", "Bot");
  fill("E-mail", "bot@example.com");
  fill("Description", "Buy");
  (container.querySelector("[name=referral_code]") as HTMLInputElement).value = "x";
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByRole("heading", { name: "Thank you." });
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toHaveProperty("referral_code", "x");
});
