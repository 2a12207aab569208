import type { Style } from "../../../theme/variants";
import { Figures } from "../figures";
import { RoofPlan } from "./roof-plan";
import { panelOf, solarResult } from "./solar";
import { useSolarWords } from "./use-solar-words";

const sheet = {
  display: "grid",
  // The roof has the card's whole width where that is as high as the three beside it.
  gridTemplateColumns: ["1fr", "1.15fr 0.85fr", "1fr"],
  alignContent: "start",
  gap: "20px",
  bg: "background",
  color: "text",
  borderRadius: "18px 18px 0 0",
  // To the foot of its card, however high the cards beside it are.
  flex: 1,
  p: "20px 22px 26px",
  boxShadow: "floating",
  // All of the roof, however narrow the card.
  "& > svg": { height: "auto", minHeight: 0 },
  "& > dl": { display: ["block", null, "grid"], gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "28px" },
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
    </div>
  );
}
