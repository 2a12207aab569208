import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "./free-ports";

test("ports are free in a row, and begin after one that is taken", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const first = await freePorts(port - 1, 3);
  other.close();
  expect(first).toBeGreaterThan(port);
  expect((first - (port - 1)) % 3).toBe(0);
});
