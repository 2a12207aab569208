/** A setting that cannot be used. Its message is a sentence that names the variable and says what is right. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The environment, as far as settings are read from it. */
export type Environment = Readonly<Record<string, string | undefined>>;
