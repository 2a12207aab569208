import { examplePlan } from "./example-plan";
import { RoofAnalysis } from "./roof-analysis";

const faces = examplePlan.faces.map((face) => ({ ...face, isChosen: false }));

export const examples = {
  regular: <RoofAnalysis plan={examplePlan} />,
  "no face is chosen": <RoofAnalysis plan={{ ...examplePlan, faces, action: null }} />,
};

export const family = "interfaces";
