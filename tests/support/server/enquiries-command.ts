import { vi } from "vitest";
import { runCommandLine } from "../../../server/enquiries/operate/cli";
import { listen } from "../printed";

/** Runs what `npm run enquiries` runs in a folder, in this process. */
export async function enquiriesCommand(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  const { printer, out, err } = listen();
  const code = await runCommandLine(args, printer);
  vi.unstubAllEnvs();
  cwd.mockRestore();
  return { code, output: out(), said: err() };
}
