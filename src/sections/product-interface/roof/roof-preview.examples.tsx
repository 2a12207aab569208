import { examplePlan } from "./example-plan";
import { RoofPreview } from "./roof-preview";

export const examples = { regular: <RoofPreview plan={examplePlan} /> };

export const family = "interfaces";
