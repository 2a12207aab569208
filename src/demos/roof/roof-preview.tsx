import { SampleMark } from "../../components/sample-mark";
import type { Style } from "../../theme/variants";
import type { DemoOf } from "../frame";
import { Figures, useSolarWords } from "./figures";
import { MonthlyYield } from "./monthly-yield";
import { RoofPlan } from "./roof-plan";
import { solarResult } from "./solar";

const sheet = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1.25fr) minmax(0, 1fr)"],
  gap: "20px",
  bg: "background",
  color: "text",
  borderRadius: "18px 18px 0 0",
  flex: 1,
  mt: "14px",
  p: "20px 22px 26px",
  boxShadow: "floating",
} satisfies Style;

export function RoofPreview({ plan }: { plan: DemoOf<"roofPlan"> }) {
  const chosen = plan.faces.filter(({ isChosen }) => isChosen);
  const result = solarResult(chosen, plan.price);
  const { figures } = useSolarWords(result, plan);
  return (
    <div sx={sheet}>
      <RoofPlan plan={plan} faces={plan.faces} chosen={chosen} sx={{ height: [null, "100%"], minHeight: 0 }} />
      {/* In the corner of the garden, where nothing is drawn; a phone's garden is too small for it. */}
      <SampleMark sx={{ position: [null, "absolute"], justifySelf: "start", top: "28px", left: "30px" }} />
      <div>
        <Figures figures={figures} />
        <MonthlyYield values={result.months} />
      </div>
    </div>
  );
}
