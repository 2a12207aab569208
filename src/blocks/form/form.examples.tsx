import { exampleQuestion, exampleSettings } from "../../enquiry/example-settings";
import { heading } from "../example-content";
import { ContactForm } from "./form";

export const examples = {
  regular: (
    <ContactForm
      heading={heading}
      settings={exampleSettings}
      form={{
        key: "contact",
        endpoint: "/",
        groups: [
          {
            questions: [
              exampleQuestion({ name: "fullName", kind: "text", label: "Full name", required: true, maxLength: 100 }),
              exampleQuestion({ name: "email", kind: "email", label: "E-mail", required: true, maxLength: 254 }),
              exampleQuestion({ name: "message", kind: "textArea", label: "Message", required: true, rows: 4 }),
            ],
          },
        ],
        submit: "Send",
        done: { title: "Thank you", description: "You will hear from us soon.", points: [] },
      }}
    />
  ),
};

export const family = "forms";
