import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to whoever asks for any: only another test that asks here could come before. */
const [lowest, highest] = [10_000, 32_000];

/** A port that nobody listens on at the moment, nor is given by the system meanwhile to another program. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch {
      continue;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}
