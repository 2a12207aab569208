interface RoofFace {
  /** Free area in square metres, less edges and obstacles. */
  readonly area: number;
  readonly panelRows: number;
  readonly panelColumns: number;
  /** Yield of all panels of the face in each month, January first, in kWh. */
  readonly monthlyYield: readonly number[];
}

export interface SolarResult {
  readonly area: number;
  readonly panels: number;
  /** kWh of each month, January first. */
  readonly months: readonly number[];
  /** kWh in the year, the sum of the months. */
  readonly yearly: number;
  /** Money saved in the year, rounded to full tens: the yield of a typical year is no more exact than that. */
  readonly saving: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const panelsOn = ({ panelRows, panelColumns }: RoofFace) => panelRows * panelColumns;

/**
 * Adds up faces: shade between them is in their monthly yields already. The saving counts every kWh at one price, as
 * where all of it is used on site or paid the same; a feed-in rate would lower it.
 * @param price of one kWh, in the currency of the result
 */
export function solarResult(faces: readonly RoofFace[], price: number): SolarResult {
  const months = Array.from({ length: 12 }, (_, month) =>
    sum(faces.map(({ monthlyYield }) => monthlyYield[month] ?? 0)),
  );
  const yearly = sum(months);
  return {
    area: sum(faces.map(({ area }) => area)),
    panels: sum(faces.map(panelsOn)),
    months,
    yearly,
    saving: Math.round((yearly * price) / 10) * 10,
  };
}
