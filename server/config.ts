import { z } from "zod";
import { checkPairs, enquiryConfigOf, enquirySettings } from "./enquiries/config";
import { type Environment, readSettings, setting, wholeNumber } from "./settings";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

// A range of all addresses would believe everybody.
const isAddressRange = (text: string) => addressOrRange.safeParse(text).success && !text.endsWith("/0");

function readTrustProxy(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  return addresses.every(isAddressRange) ? addresses : undefined;
}

const port = (example: string) => setting(wholeNumber(1, 65535), `a whole number from 1 to 65535, such as ${example}`);

const serverSettings = z
  .object({
    PORT: port("PORT=9001"),
    DEVELOP_PORT: port("DEVELOP_PORT=8001"),
    HOST: z.string().optional(),
    LOG_LEVEL: setting((text) => logLevels.find((level) => level === text), `one of ${logLevels.join(", ")}`),
    TRUST_PROXY: setting(
      readTrustProxy,
      "how many proxies stand before this server, such as 1, or their addresses, such as 10.0.0.0/8",
    ),
    ...enquirySettings.shape,
  })
  .superRefine(checkPairs);

/**
 * Reads the server's settings from environment variables.
 * @throws ConfigError on the first value that cannot be used
 */
export function readConfig(env: Environment) {
  const settings = readSettings(serverSettings, env);
  return {
    port: settings.PORT ?? 9000,
    /** The address at which `npm run develop` shows the pages. */
    developPort: settings.DEVELOP_PORT ?? 8000,
    host: settings.HOST || "localhost",
    logLevel: settings.LOG_LEVEL ?? "info",
    /** Proxies whose word is taken for a visitor's address: nobody's, a number of proxies, or their addresses. */
    trustProxy: settings.TRUST_PROXY ?? (false as const),
    enquiries: enquiryConfigOf(settings),
  };
}

export type ServerConfig = ReturnType<typeof readConfig>;
