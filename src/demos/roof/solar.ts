import type { DemoOf } from "../frame";
import { sum } from "../shares";

export type RoofFace = DemoOf<"roofPlan">["faces"][number];

export const panelsOn = (faces: readonly Pick<RoofFace, "panelRows" | "panelColumns">[]) =>
  sum(faces.map(({ panelRows, panelColumns }) => panelRows * panelColumns));

/**
 * Adds up faces: shade between them is in their yields already. Every kWh saves its price, as where all of it is used on
 * site; the sum is rounded to tens, as a typical year is no more exact than that.
 */
export function solarResult(
  faces: readonly Pick<RoofFace, "area" | "panelRows" | "panelColumns" | "monthlyYield">[],
  price: number,
) {
  const months = Array.from({ length: 12 }, (_, month) =>
    sum(faces.map(({ monthlyYield }) => monthlyYield[month] ?? 0)),
  );
  const yearly = sum(months);
  return {
    area: sum(faces.map(({ area }) => area)),
    panels: panelsOn(faces),
    months,
    yearly,
    saving: Math.round((yearly * price) / 10) * 10,
  };
}
