import { useId } from "react";
import { Announcement } from "../../components/announcement";
import { takeOver } from "../../components/early-entries";
import { Choice } from "../../components/field";
import { ButtonLink } from "../../components/link";
import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { useKept } from "../../components/use-kept";
import { interpolate } from "../../content/text/text";
import { useFiguresForOffers } from "../../enquiry/wizard/wizard-provider";
import type { Style } from "../../theme/variants";
import { type DemoOf, Frame } from "../frame";
import { RoofPlan } from "./roof-plan";
import { Figures, MonthlyYield, panelsOn, useSolarWords } from "./solar";

const look = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.25fr) minmax(0, 1fr)"],
  gap: "24px 36px",
  "& legend": { mb: "6px", fontWeight: "bold" },
  "& label": {
    display: "grid",
    gridTemplateColumns: ["20px minmax(0, 1fr)", "20px minmax(0, 1fr) auto"],
    alignItems: "center",
    gap: "0 12px",
    minHeight: "target",
    py: "6px",
    borderTop: "rule",
    fontSize: "label",
    cursor: "pointer",
  },
  "& input": { size: "20px", m: 0, accentColor: "primary", cursor: "pointer" },
  // On the theme's ground, instead of the browser's grey in the evening.
  "& input:not(:checked)": {
    appearance: "none",
    bg: "surface",
    border: "1.5px solid",
    borderColor: "controlBorder",
    borderRadius: "4px",
  },
  "& label > span": { gridColumn: [2, 3], color: "muted" },
  "& dl": { mt: "24px", borderTop: "1px solid", borderColor: "text" },
  "@media (scripting: none)": { "& input": { pointerEvents: "none" } },
} satisfies Style;

export function RoofAnalysis({ data: plan }: { data: DemoOf<"roofPlan"> }) {
  const words = useMessages().roofPlan;
  const { locale } = useLanguage();
  const id = useId();
  const roofs = [plan, ...plan.others];
  const [place, setPlace] = useKept(plan, "place", () => 0);
  const { address, faces: all } = roofs[place] ?? plan;
  const [chosen, setChosen] = useKept(plan, "chosen", () => plan.faces.map(({ isChosen }) => isChosen));
  const faces = all.filter((_, index) => chosen[index]);
  const { figures, months, sentence } = useSolarWords(plan, faces);
  const isChanged = all.some(({ isChosen }, index) => isChosen !== chosen[index]);
  const changed = isChanged ? { label: address, text: `${address}: ${sentence}` } : undefined;
  useFiguresForOffers(changed);
  const choosePlace = (index: number) => {
    setPlace(index);
    setChosen((roofs[index]?.faces ?? plan.faces).map(({ isChosen }) => isChosen));
  };
  return (
    <Frame title={plan.others.length > 0 ? words.title : plan.address} note={plan.note}>
      {plan.others.length > 0 && (
        <div sx={{ maxWidth: "420px", mb: "20px" }}>
          <Choice
            label={words.address}
            value={String(place)}
            options={roofs.map(({ address }, index) => [String(index), address])}
            onChoose={(index) => choosePlace(Number(index))}
          />
        </div>
      )}
      <div sx={look}>
        <RoofPlan plan={plan} faces={all} chosen={faces} sx={{ height: [null, null, "100%"] }} />
        <div>
          <fieldset>
            <legend>{words.faces}</legend>
            {all.map((face, index) => (
              <label key={face.side} htmlFor={`${id}${index}`}>
                <input
                  ref={takeOver}
                  id={`${id}${index}`}
                  name={face.title}
                  type="checkbox"
                  checked={chosen[index] ?? false}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen((before) => before.map((one, at) => (at === index ? checked : one)))
                  }
                />
                {face.title}
                <span>
                  {interpolate(words.face, {
                    count: written(panelsOn([face]), locale),
                    area: written(face.area, locale),
                  })}
                </span>
              </label>
            ))}
          </fieldset>
          <Figures figures={figures} />
          {plan.action && (
            <p data-no-print="" sx={{ mt: 3 }}>
              <ButtonLink to={plan.action.url} figures={changed}>
                {plan.action.text}
              </ButtonLink>
            </p>
          )}
          <Announcement text={sentence} />
        </div>
      </div>
      <MonthlyYield values={months} />
    </Frame>
  );
}
