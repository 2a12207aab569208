import { examplePicture } from "../../components/example-picture";
import { exampleSettings } from "../example-settings";
import { WizardAside } from "./wizard-aside";

export const examples = {
  regular: (
    <div sx={{ maxWidth: "420px", display: "grid" }}>
      <WizardAside
        nameId="wizard-aside-example"
        name="Start a project"
        aside={{ title: "A promise in a few words.", description: "One sentence about what happens afterwards." }}
        image={examplePicture("")}
        along={{
          brought: {
            offer: "Three addresses for the analyzer",
            figures: { label: "7 lines, 478.1 t", text: "", question: "description" },
          },
          messages: exampleSettings.messages,
          onRemove: () => {},
        }}
      />
    </div>
  ),
};
