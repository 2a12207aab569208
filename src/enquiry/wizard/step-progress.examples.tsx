import { StepProgress } from "./step-progress";

const draw = (step: number) => (
  <div sx={{ display: "flex", p: 2 }}>
    <StepProgress step={step} total={4} />
  </div>
);

export const examples = { first: draw(1), third: draw(3), last: draw(4) };
