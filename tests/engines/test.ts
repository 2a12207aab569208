import { existsSync } from "node:fs";
import { test as base, chromium, expect } from "@playwright/test";
import { readSite } from "../../src/content/read-site";
import { launchOptions } from "../support/launch-options";
import { ports } from "../support/ports";
import type { Engine, EngineName } from "./engine";
import { Network } from "./network";
import { openChromium, openFirefox } from "./puppeteer-engine";
import { Tab } from "./tab";
import { openWebKit } from "./webkit-engine";

export interface EngineOptions {
  engineName: EngineName;
  /** The port of the server with the site under test, and the folder of its content. */
  sitePort: number;
  contentFolder: string;
}

interface Fixtures {
  javaScript: boolean;
  storage: boolean;
  tab: Tab;
  network: Network;
  /** Lines in the console that this test makes on purpose. */
  expected: RegExp[];
}

interface WorkerFixtures {
  engine: Engine;
  /** The network of one worker. */
  line: Network;
  purposes: string;
}

/** Debian's packages, in which the drivers come. */
const packages = "chromium-headless-shell firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1";

/** The path of a program, by a variable of the environment or where Debian has it. */
function programOf(name: string, ...places: (string | undefined)[]): string {
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error(`There is no ${name}. On Debian: apt-get install --no-install-recommends ${packages}`);
  return found;
}

const chromiumPath = "executablePath" in launchOptions ? launchOptions.executablePath : chromium.executablePath();

const openers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: () => openChromium(programOf("Chromium", chromiumPath)),
  firefox: () =>
    openFirefox(programOf("Firefox", process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox")),
  webkit: () => openWebKit(programOf("WebKitWebDriver", process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver")),
};

/**
 * A test that is written once and runs in every engine. No line of level error may be in the console, and what comes
 * goes through a network that a test can disturb.
 */
export const test = base.extend<Fixtures, WorkerFixtures & EngineOptions>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  sitePort: [ports.engine, { option: true, scope: "worker" }],
  contentFolder: ["content", { option: true, scope: "worker" }],
  javaScript: [true, { option: true }],
  storage: [true, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openers[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  purposes: [
    async ({ contentFolder }, use) => {
      const { purposes } = readSite({ contentRoot: contentFolder }).SiteWords.data.consent;
      await use(
        purposes
          .map(({ key }) => key)
          .sort()
          .join("."),
      );
    },
    { scope: "worker" },
  ],
  line: [
    async ({ sitePort }, use) => {
      const network = new Network(sitePort);
      await network.open();
      await use(network);
      network.close();
    },
    { scope: "worker" },
  ],
  network: async ({ line }, use) => {
    line.become();
    line.asked.length = 0;
    await use(line);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
  expected: async ({}, use) => use([]),
  tab: async ({ engine, network, purposes, javaScript, storage, expected }, use, info) => {
    const driver = await engine.open({ javaScript, storage });
    const tab = new Tab(driver, network.address);
    await driver.resize(1440, 900);
    // The visitor has declined the optional services before.
    await tab.goto("/robots.txt");
    await tab
      .run((listed) => {
        for (const cookie of ["localConsent=false", `localConsentPurposes=${listed}`]) {
          // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
          document.cookie = `${cookie};path=/;samesite=lax`;
        }
      }, purposes)
      .catch((error) => {
        if (javaScript) throw error;
      });
    const before = (await driver.errors()).length;
    await use(tab);
    if (info.status !== info.expectedStatus) {
      await info.attach("screen", { body: await driver.screenshot(), contentType: "image/png" });
    }
    // WebKit says something of how it shows the first file, now and then late.
    const errors = (await driver.errors())
      .slice(before)
      .filter((line) => ![/\/robots\.txt:/, ...expected].some((pattern) => pattern.test(line)));
    await driver.close();
    expect(errors, "lines of level error in the console").toEqual([]);
  },
});

export { expect };
