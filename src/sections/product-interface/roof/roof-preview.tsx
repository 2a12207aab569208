import type { Style } from "../../../theme/variants";
import { Figures } from "../figures";
import { MonthlyYield } from "./monthly-yield";
import { RoofPlan } from "./roof-plan";
import { panelOf, solarResult } from "./solar";
import { useSolarWords } from "./use-solar-words";

const sheet = {
  display: "grid",
  gridTemplateColumns: ["1fr", "1.25fr 1fr"],
  gridTemplateRows: [null, "1fr auto"],
  gap: "20px",
  bg: "background",
  color: "text",
  borderRadius: "18px 18px 0 0",
  // To the foot of its card, however high the cards beside it are.
  flex: 1,
  p: "20px 22px 26px",
  boxShadow: "floating",
  // All of the roof on a phone; beside the figures, its garden goes on to the foot.
  "& > svg": { height: ["auto", "100%"], minHeight: 0 },
} satisfies Style;

interface RoofPreviewProps {
  plan: Queries.RoofPlanFieldsFragment;
}

/** The solar analysis as a picture: the roof as it is shown first, and its figures. */
export function RoofPreview({ plan }: RoofPreviewProps) {
  const chosen = plan.faces.filter(({ isChosen }) => isChosen);
  const panel = panelOf(plan);
  const result = solarResult(chosen, plan.price);
  const { figures } = useSolarWords(result, panel, plan.currency);
  return (
    <div sx={sheet}>
      <RoofPlan faces={plan.faces} chosen={chosen} panel={panel} panels={result.panels} />
      <Figures figures={figures} />
      <MonthlyYield
        values={result.months}
        barHeight={80}
        sx={{ display: ["none", "block"], gridColumn: "1 / -1", mt: 0 }}
      />
    </div>
  );
}
