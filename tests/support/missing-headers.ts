import { commonHeaders, pageHeaders } from "../../src/hosting/security-headers";

/** Headers of every page; the values of some depend on what was built. */
const headers = {
  ...pageHeaders({ scriptHashes: [], sources: { scripts: [], connects: [], frames: [], forms: [] } }),
  ...commonHeaders,
};

/** The security headers that an answer with a page does not have, or has with another value than the table's. */
export const missingHeaders = (answered: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const found = answered[name.toLowerCase()];
    const isSame = name in commonHeaders ? found === value : Boolean(found);
    return isSame ? [] : [name];
  });
