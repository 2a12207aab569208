import { isIP } from "node:net";
import { ConfigError, type Environment } from "./config-error";
import { type EnquiryConfig, readEnquiryConfig } from "./enquiries/config";

/** What the server is told by its environment. */
export interface ServerConfig {
  /** Port to listen on, 1 to 65535. */
  port: number;
  /** Port at which `npm run develop` shows the pages. */
  developPort: number;
  /** Address to listen on. */
  host: string;
  /** Level of the log: fatal, error, warn, info, debug, trace or silent. */
  logLevel: string;
  /** Whose word is taken for a visitor's address: false for nobody's, a number of proxies, or their addresses. */
  trustProxy: false | number | string[];
  enquiries: EnquiryConfig;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** A port that a variable names, or the usual one. */
function readPort(name: string, value: string | undefined, usual: number): number {
  if (value === undefined || value === "") return usual;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new ConfigError(
      `${name} is "${value}"; expected a whole number from 1 to 65535, such as ${name}=${usual + 1}.`,
    );
  }
  return port;
}

function readLogLevel(value: string | undefined): string {
  if (value === undefined || value === "") return "info";
  if (!logLevels.includes(value)) {
    throw new ConfigError(`LOG_LEVEL is "${value}"; expected one of ${logLevels.join(", ")}.`);
  }
  return value;
}

function isAddressRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  // A range of all addresses would believe everybody.
  const isBits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isBits && rest.length === 0;
}

function readTrustProxy(value: string | undefined): ServerConfig["trustProxy"] {
  if (value === undefined || value === "") return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(",").map((address) => address.trim());
  if (addresses.every(isAddressRange)) return addresses;
  throw new ConfigError(
    `TRUST_PROXY is "${value}"; expected how many proxies stand before this server, such as 1, or their addresses, ` +
      "such as 10.0.0.0/8.",
  );
}

/**
 * Reads the server's settings from environment variables.
 * @throws ConfigError on the first value that cannot be used
 */
export function readConfig(env: Environment): ServerConfig {
  return {
    port: readPort("PORT", env.PORT, 9000),
    developPort: readPort("DEVELOP_PORT", env.DEVELOP_PORT, 8000),
    host: env.HOST || "localhost",
    logLevel: readLogLevel(env.LOG_LEVEL),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    enquiries: readEnquiryConfig(env),
  };
}
