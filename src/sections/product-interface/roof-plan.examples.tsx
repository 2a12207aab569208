import { RoofPlan } from "./roof-plan";

const plan = {
  note: "A sample.",
  address: "12 Example Street",
  panelRows: 3,
  panelColumns: 5,
  figures: [
    { label: "Panels", value: "15" },
    { label: "Yield in a year", value: "6,900 kWh" },
  ],
  monthlyYield: [210, 320, 540, 720, 850, 900, 910, 820, 620, 410, 240, 180],
  action: "Ask for an offer",
};

export const examples = {
  whole: <RoofPlan plan={plan} />,
  preview: <RoofPlan plan={plan} isPreview />,
};
