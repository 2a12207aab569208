import { exec } from "node:child_process";
import { expect } from "vitest";
import { ports } from "../support/ports";
import { ownerFolder } from "./owner-copy";

/** Runs commands of the project in the copy, one after the other; where one fails, the end of what it said is shown. */
export async function run(...commands: string[]): Promise<void> {
  const env = {
    ...process.env,
    TEST_PORT: String(ports.owner),
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: undefined,
    VITEST: undefined,
    // A build by hand leaves the types of its queries to `gatsby develop`.
    CI: "true",
  };
  for (const command of commands) {
    const fault = await new Promise<string | undefined>((done) => {
      exec(command, { cwd: ownerFolder, env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
        done(error ? `${command}\n${`${stdout}${stderr}`.slice(-12_000)}` : undefined);
      });
    });
    expect(fault).toBeUndefined();
  }
}

/** A limit for what hangs, not for what is slow on a machine with much else to do. */
export const longTimeout = { timeout: 1_800_000 };
