import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { runProgram } from "../tests/support/server/run-program";
import { temporaryFolder } from "../tests/support/server/test-service";
import { until } from "../tests/support/server/wait";
import { testContent } from "../tests/support/test-content";

test("it ends although a browser holds a connection on which it never asked for anything", async () => {
  const { folder, clear } = temporaryFolder();
  const env = { CONTENT_DIR: testContent, EDIT_DIR: folder, EDIT_PORT: "0", EDIT_PREVIEW: "off", BROWSER: "none" };
  const program = runProgram("editor/main.ts", process.cwd(), [], env);
  const address = () => /127\.0\.0\.1:(\d+)/.exec(program.output())?.[1];
  await until("the editor to listen", () => address() !== undefined, 40);
  const socket = connect(Number(address()), "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  clear();
});
