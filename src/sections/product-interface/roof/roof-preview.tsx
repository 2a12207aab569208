import type { Style } from "../../../theme/variants";
import { Figures } from "../figures";
import { RoofPlan } from "./roof-plan";
import { solarResult } from "./solar";
import { useSolarWords } from "./use-solar-words";

const sheet = {
  display: "grid",
  gridTemplateColumns: ["1fr", "1.15fr 0.85fr"],
  gap: "20px",
  bg: "background",
  color: "text",
  borderRadius: "18px 18px 0 0",
  mt: "auto",
  p: "20px 22px 26px",
  boxShadow: "floating",
  // All of the roof, however narrow the card.
  "& > svg": { height: "auto", minHeight: 0 },
} satisfies Style;

const tallSheet = { ...sheet, gridTemplateColumns: [...sheet.gridTemplateColumns, "1fr"] } satisfies Style;

interface RoofPreviewProps {
  plan: Queries.RoofPlanFieldsFragment;
  /** True where the figures have room below the roof while cards stand side by side. */
  isTall?: boolean;
}

/** The solar analysis as a picture: the roof as it is shown first, and its figures. */
export function RoofPreview({ plan, isTall = false }: RoofPreviewProps) {
  const faces = plan.faces.filter(({ isChosen }) => isChosen);
  const result = solarResult(faces, plan.price);
  const { figures } = useSolarWords(result, plan.currency);
  return (
    <div sx={isTall ? tallSheet : sheet}>
      <RoofPlan faces={faces} panels={result.panels} />
      {/* The area says little without the faces beside it. */}
      <Figures figures={figures.slice(1)} />
    </div>
  );
}
