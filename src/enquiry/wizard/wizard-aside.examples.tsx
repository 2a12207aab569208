import { examplePicture } from "../../components/example-picture";
import { WizardAside } from "./wizard-aside";

export const examples = {
  regular: (
    <div sx={{ maxWidth: "420px", display: "grid" }}>
      <WizardAside
        nameId="wizard-aside-example"
        name="Start a project"
        aside={{ title: "A promise in a few words.", description: "One sentence about what happens afterwards." }}
        image={examplePicture("")}
      />
    </div>
  ),
};
