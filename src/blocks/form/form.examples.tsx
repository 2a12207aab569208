import { exampleQuestion, exampleSettings } from "../../enquiry/example-settings";
import { heading } from "../example-content";
import { Form } from "./form";

const { messages, uploads, facts, reply } = exampleSettings;

export const examples = {
  regular: (
    <Form
      section={{
        ...heading,
        about: null,
        locations: [],
        words: { all: messages as unknown as Record<string, unknown> },
        settings: { facts, reply, enquiries: { uploads: { ...uploads, types: ["pdf", "png", "jpg"] } } },
        form: {
          key: "contact",
          endpoint: "/",
          questions: [
            exampleQuestion({ name: "fullName", kind: "text", label: "Full name", required: true, maxLength: 100 }),
            exampleQuestion({ name: "email", kind: "email", label: "E-mail", required: true, maxLength: 254 }),
            exampleQuestion({ name: "message", kind: "textArea", label: "Message", required: true, rows: 4 }),
          ] as unknown as Queries.EnquiryFormFieldsFragment["questions"],
          submit: "Send",
          doneTitle: "Thank you",
          doneDescription: "You will hear from us soon.",
        },
      }}
    />
  ),
};

export const family = "forms";
