import { type AddressInfo, createServer } from "node:net";

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) =>
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    }),
  );
}
