import { parseArgs } from "node:util";
import { type FamilyName, familyNames } from "./families";

/** A page to measure. */
export interface MeasuredPage {
  /** What its row in the table is called. */
  readonly name: string;
  readonly url: string;
}

/** What `npm run measure` is asked for. */
export interface MeasureRequest {
  readonly build: boolean;
  readonly runs: number;
  readonly families: readonly FamilyName[];
  readonly devices: readonly Device[];
  /** Pages of other sites, measured in turn with ours. */
  readonly others: readonly MeasuredPage[];
}

const devices = ["phone", "desktop"] as const;

export type Device = (typeof devices)[number];

const options = {
  "no-build": { type: "boolean", default: false },
  "phone-only": { type: "boolean", default: false },
  runs: { type: "string", default: "3" },
  only: { type: "string", multiple: true },
} as const;

/** What a wrong command line is answered with. */
export class WrongArguments extends Error {}

const usage = `Expected: npm run measure -- [--runs 3] [--only family] [--phone-only] [--no-build] [name=url …]
Families: ${familyNames.join(", ")}. --only can be given more than once.`;

const wrong = (message: string) => new WrongArguments(`${message}\n${usage}`);

function readOther(argument: string): MeasuredPage {
  const [, name, url = ""] = /^([^=]+)=(.+)$/.exec(argument) ?? [];
  if (!name || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw wrong(`"${argument}" is no page; a page is written name=url, such as peer=https://example.org/.`);
  }
  return { name, url };
}

function readFamilies(names: readonly string[] = []): readonly FamilyName[] {
  const unknown = names.find((name) => !familyNames.some((family) => family === name));
  if (unknown !== undefined) throw wrong(`--only ${unknown}: there is no such family of pages.`);
  return names.length === 0 ? familyNames : familyNames.filter((family) => names.includes(family));
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

/** Reads the arguments of `npm run measure`. */
export function readArguments(argv: readonly string[]): MeasureRequest {
  const { values, positionals } = parse(argv);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw wrong(`--runs ${values.runs}: expected a whole number from 1 on.`);
  return {
    build: !values["no-build"],
    runs,
    families: readFamilies(values.only),
    devices: values["phone-only"] ? ["phone"] : devices,
    others: positionals.map(readOther),
  };
}

/** True where every page and device of ours is measured: only then the committed figures are written anew. */
export const isComplete = ({ families, devices: asked }: MeasureRequest): boolean =>
  families.length === familyNames.length && asked.length === devices.length;
