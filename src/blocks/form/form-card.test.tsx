// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { messages, questions, settings } from "../../../tests/support/enquiry-definition";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { FormCard } from "./form-card";

const section = {
  about: "About {title}",
  form: {
    key: "contact",
    endpoint: "/api/enquiries/contact",
    questions: [questions.fullName, questions.description],
    submit: "Send",
    doneTitle: "Thank you.",
    doneDescription: "We answer soon.",
  },
  words: { all: messages },
  settings: { facts: settings.facts, reply: settings.reply, enquiries: { uploads: settings.uploads } },
} as unknown as Parameters<typeof FormCard>[0]["section"];
const subject = withMessages(site.InterfaceWords.data, <FormCard section={section} />);

/** The page of a form at an address that names a subject, as the build wrote it and a visitor has begun to fill it in. */
async function hydrated(begin?: (container: HTMLElement) => void): Promise<void> {
  history.replaceState(null, "", "/contact?about=Lamps");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(subject);
  begin?.(container);
  render(subject, { container, hydrate: true });
  await screen.findByText("About Lamps");
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

test("where a link named a subject, the message has focus", async () => {
  await hydrated();
  expect(document.activeElement).toBe(screen.getByLabelText("Description"));
});

test("a visitor who writes already keeps the place", async () => {
  await hydrated((container) => container.querySelector<HTMLElement>("[name=fullName]")?.focus());
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
});
