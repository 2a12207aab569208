import { createServer } from "node:net";

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

export function portSetting(name: string, usual: number): number {
  const written = process.env[name];
  if (!written) return usual;
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${name} is "${written}"; expected a port such as ${usual}.`);
}
