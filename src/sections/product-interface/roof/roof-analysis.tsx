import { graphql } from "gatsby";
import { useId, useState } from "react";
import { Announcement } from "../../../components/announcement";
import { ButtonLink } from "../../../components/button-link";
import { useLanguage, useMessages } from "../../../components/messages";
import { interpolate } from "../../../content/text";
import type { Style } from "../../../theme/variants";
import { Figures } from "../figures";
import { InterfaceFrame } from "../interface-frame";
import { written } from "../read-number";
import { MonthlyYield } from "./monthly-yield";
import { RoofPlan } from "./roof-plan";
import { panelsOn, solarResult } from "./solar";
import { useSolarWords } from "./use-solar-words";

const look = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.25fr) minmax(0, 1fr)"],
  gap: "24px 36px",
  "& fieldset": { m: 0, p: 0, border: 0, minWidth: 0 },
  "& legend": { p: 0, mb: "6px", fontWeight: "bold" },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minHeight: "target",
    borderTop: "1px solid",
    borderColor: "border",
    fontSize: "label",
    cursor: "pointer",
  },
  "& input": { flex: "none", width: "20px", height: "20px", m: 0, accentColor: "primary", cursor: "pointer" },
  "& label > span": { ml: "auto", color: "muted", textAlign: "right" },
  // Without scripts the sample stands as it is.
  "@media (scripting: none)": { "& input": { pointerEvents: "none" } },
} satisfies Style;

/** A roof whose faces a visitor chooses: panels, yield by month and saving follow. */
export function RoofAnalysis({ plan }: { plan: Queries.RoofPlanFieldsFragment }) {
  const words = useMessages().roofPlan;
  const { locale } = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState(() => plan.faces.map(({ isChosen }) => isChosen));
  const faces = plan.faces.filter((_, index) => chosen[index]);
  const result = solarResult(faces, plan.price);
  const { figures, sentence } = useSolarWords(result, plan.currency);
  return (
    <InterfaceFrame title={plan.address} note={plan.note}>
      <div sx={look}>
        <RoofPlan faces={faces} panels={result.panels} />
        <div>
          <fieldset>
            <legend>{words.faces}</legend>
            {plan.faces.map((face, index) => (
              <label key={face.side} htmlFor={`${id}${index}`}>
                <input
                  id={`${id}${index}`}
                  type="checkbox"
                  checked={chosen[index] ?? false}
                  onChange={({ currentTarget }) =>
                    setChosen((all) => all.map((one, place) => (place === index ? currentTarget.checked : one)))
                  }
                />
                {face.title}
                <span>
                  {interpolate(words.face, {
                    count: written(panelsOn(face), locale),
                    area: written(face.area, locale),
                  })}
                </span>
              </label>
            ))}
          </fieldset>
          <Figures figures={figures} />
          {plan.action && (
            <p data-no-print="" sx={{ mt: 3 }}>
              <ButtonLink to={plan.action.url}>{plan.action.text}</ButtonLink>
            </p>
          )}
          <Announcement text={sentence} />
        </div>
      </div>
      <MonthlyYield values={result.months} highest={Math.max(...solarResult(plan.faces, plan.price).months)} />
    </InterfaceFrame>
  );
}

export const roofPlanFragment = graphql`
  fragment RoofPlanFields on RoofPlan {
    note
    address
    price
    currency
    faces {
      side
      title
      isChosen
      area
      panelRows
      panelColumns
      monthlyYield
    }
    action {
      url
      text
    }
  }
`;
