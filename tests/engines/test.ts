import { test as base, expect } from "@playwright/test";
import { ports } from "../support/ports";
import { purposesOf } from "../support/purposes";
import { testSiteContent } from "../support/test-content";
import type { Driver } from "./driver";
import { openFirefox } from "./firefox";
import { type Network, openNetwork } from "./network";
import { Tab } from "./tab";
import { openWebKit } from "./webkit";

export interface EngineOptions {
  engineName: "firefox" | "webkit";
}

interface Fixtures {
  /** The port of the server with the site under test, and the folder of its content. */
  sitePort: number;
  contentFolder: string;
  tab: Tab;
  network: Network;
  /** Lines in the console that this test makes on purpose. */
  expected: RegExp[];
}

interface WorkerFixtures {
  /**
   * The window of an engine. All tests of a worker use it one after another, since starting one costs as much as many a
   * test: what a browser keeps, it keeps by an origin, and each test has one of its own.
   */
  driver: Driver;
}

/**
 * A test that is written once and runs in every engine. No line of level error may be in the console, and what comes
 * goes through a network that a test can disturb.
 */
export const test = base.extend<Fixtures, WorkerFixtures & EngineOptions>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  sitePort: [ports.engine, { option: true }],
  contentFolder: [testSiteContent, { option: true }],
  driver: [
    async ({ engineName }, use) => {
      const driver = await (engineName === "firefox" ? openFirefox() : openWebKit());
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  network: async ({ sitePort, contentFolder }, use) => {
    const network = await openNetwork(sitePort, purposesOf(contentFolder));
    await use(network);
    network.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
  expected: async ({}, use) => use([]),
  tab: async ({ driver, network, expected }, use) => {
    await driver.resize(1440, 900);
    const before = driver.errors().length;
    await use(new Tab(driver, network.address));
    const errors = driver.errors().slice(before);
    // Work that this page still does is not the next one's.
    await driver.goto("about:blank");
    const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(unexpected, "lines of level error in the console").toEqual([]);
    for (const pattern of expected) expect(errors.join("\n")).toMatch(pattern);
  },
});

export { expect };
