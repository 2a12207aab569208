type Dimension = "energy" | "volume" | "mass" | "distance" | "freight";

/**
 * The units of bills and emission factors; sizes are factors to the first of each dimension, exact or as long as they are
 * published: the therm is that of the US (105,480,400 J; 15 U.S.C. 205 leaves it to NIST SP 811, appendix B.8), the
 * gallon is the US liquid gallon of 231 cubic inches, mile, pound and short ton are the international ones of 1959.
 */
const units = {
  kWh: { dimension: "energy", size: 1 },
  MWh: { dimension: "energy", size: 1000 },
  therm: { dimension: "energy", size: 105_480_400 / 3_600_000 },
  litre: { dimension: "volume", size: 1 },
  gallon: { dimension: "volume", size: 3.785_411_784 },
  kilogram: { dimension: "mass", size: 1 },
  tonne: { dimension: "mass", size: 1000 },
  shortTon: { dimension: "mass", size: 907.184_74 },
  kilometre: { dimension: "distance", size: 1 },
  mile: { dimension: "distance", size: 1.609_344 },
  tonneKilometre: { dimension: "freight", size: 1 },
  shortTonMile: { dimension: "freight", size: 0.907_184_74 * 1.609_344 },
} as const satisfies Readonly<Record<string, { dimension: Dimension; size: number }>>;

export type UnitName = keyof typeof units;

export const unitNames = Object.keys(units) as [UnitName, ...UnitName[]];

export const unitsLike = (name: UnitName): UnitName[] =>
  unitNames.filter((other) => units[other].dimension === units[name].dimension);

/** A factor for one unit as a factor for another: 0.2 kg for a kWh are 200 kg for a MWh. */
export function convertedFactor(factor: number, from: UnitName, to: UnitName): number {
  if (units[from].dimension !== units[to].dimension) throw new Error(`${from} cannot be converted into ${to}.`);
  return (factor * units[to].size) / units[from].size;
}

/** The largest amount that a bill may have, in content and when a visitor types it: more is a slip of the keyboard. */
export const maxBill = 1_000_000_000;
