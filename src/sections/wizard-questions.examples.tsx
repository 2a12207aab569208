import { exampleQuestion, exampleSettings } from "../enquiry/example-settings";
import { WizardQuestions } from "./wizard-questions";

const choice = (name: string) => ({ name, image: { src: "", alt: "" } });

export const examples = {
  regular: (
    <WizardQuestions
      settings={exampleSettings}
      form={{
        key: "start-project",
        endpoint: "/",
        intro: {
          title: "Tell us what you want to build.",
          description: "We begin with a free consultation about your project.",
          points: ["Who you are, so that we can answer", "What the project is about"],
        },
        groups: [
          {
            title: "Who should we reply to?",
            description: "Your name and e-mail address are enough.",
            questions: [
              exampleQuestion({ name: "person", kind: "text", label: "Full name", required: true, maxLength: 100 }),
              exampleQuestion({ name: "address", kind: "email", label: "E-mail", required: true, maxLength: 254 }),
            ],
          },
          {
            title: "What do you need help with?",
            questions: [
              exampleQuestion({
                name: "services",
                kind: "choices",
                label: "Services",
                choices: [choice("Cloud"), choice("Security")],
              }),
              exampleQuestion({ name: "papers", kind: "files", label: "Files" }),
            ],
          },
        ],
        submit: "Send enquiry",
        done: { title: "Thank you", description: "You will hear from us soon.", points: [] },
      }}
    />
  ),
};

export const family = "forms";
