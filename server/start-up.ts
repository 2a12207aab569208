import { ConfigError, readConfig, type ServerConfig } from "./config";

/** Ends the program with a sentence. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The settings, or the end of the program where one cannot be used. */
export function configOrFail(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}
