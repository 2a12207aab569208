/** The port that a variable names. */
export function portSetting(name: string, usual: number): number {
  const written = process.env[name];
  if (!written) return usual;
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${name} is "${written}"; expected a port such as ${usual}.`);
}
