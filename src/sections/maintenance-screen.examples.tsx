import { opening } from "../blocks/example-content";
import { exampleLogo } from "../components/example-logo";
import { exampleQuestion, exampleSettings } from "../enquiry/example-settings";
import { MaintenanceScreen } from "./maintenance-screen";

const emailField = exampleQuestion({ name: "email", kind: "email", label: "E-mail", maxLength: 254 });

export const examples = {
  regular: (
    <MaintenanceScreen
      page={{
        ...opening,
        notifyMe: "Notify me",
        emailField: { ...emailField },
        sending: "Sending …",
        done: "We shall write to you.",
        failed: "That did not work.",
        links: [
          { url: "/policies/privacy", text: "Privacy" },
          { url: "/policies/imprint", text: "Imprint" },
        ],
      }}
      company="Halden"
      logo={{ ...exampleLogo, name: "halden" }}
      settings={exampleSettings}
      notifyUrl="/"
    />
  ),
};

export const family = "screens";
