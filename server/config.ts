/** What the server is told by its environment. */
export interface ServerConfig {
  /** Port to listen on, 1 to 65535. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Level of the log: fatal, error, warn, info, debug, trace or silent. */
  logLevel: string;
}

/** A setting that cannot be used. Its message names the variable, what was found and what is right. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return 9000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new ConfigError(`PORT is "${value}"; right is a whole number from 1 to 65535, such as PORT=9001.`);
  }
  return port;
}

function readLogLevel(value: string | undefined): string {
  if (value === undefined || value === "") return "info";
  if (!logLevels.includes(value)) {
    throw new ConfigError(`LOG_LEVEL is "${value}"; right is one of ${logLevels.join(", ")}.`);
  }
  return value;
}

/**
 * Reads the server's settings from environment variables.
 * @throws ConfigError on the first value that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  return { port: readPort(env.PORT), host: env.HOST || "localhost", logLevel: readLogLevel(env.LOG_LEVEL) };
}
