import { type Browser, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../browser";

/** Figures of a first tap, in milliseconds. What the page does not have is undefined. */
export interface Tap {
  /** From the beginning of the navigation. */
  readonly at?: number;
  /** The longest wait of an input of this tap for the next frame: what INP would be. */
  readonly interactionToNextPaint?: number;
  /** From the tap until the first field of the wizard is there. */
  readonly firstField?: number;
}

/** A phone as Lighthouse has it: screen, network and a processor that is four times slower. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** What opens a wizard, or else anything that answers to a press. */
const targets = ['a[href*="/enquire/"]', "button, summary"];
const field = ':is([role="dialog"], dialog[open]) :is(input, select, textarea)';

async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Runs in the page in each frame, until it shows something: the middle of the first target that a finger can reach. */
function reachable(selectors: readonly string[]) {
  if (performance.getEntriesByName("first-contentful-paint").length === 0) return undefined;
  for (const element of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const target = { x: left + width / 2, y: top + height / 2, isOpener: element.localName === "a" };
    if (element.contains(document.elementFromPoint(target.x, target.y))) return { target };
  }
  return { target: undefined };
}

declare global {
  interface Window {
    /** The inputs of a page, as the browser tells them. */
    inputs: PerformanceEventTiming[];
  }
}

/** Runs in a page before anything of its own; 16 ms is the shortest that a browser tells. */
function noteInputs(): void {
  window.inputs = [];
  const events = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    window.inputs.push(...(list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId));
  }).observe(events);
}

/** Taps on a page with an empty cache as soon as it shows anything, before its program can be there. */
export async function firstTap(url: string): Promise<Tap> {
  const browser = await chromium.launch({ ...browserOptions(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await openPhone(browser);
    await page.addInitScript(noteInputs);
    await page.goto(url, { waitUntil: "commit" });
    const shown = await page.waitForFunction(reachable, targets, { polling: "raf" });
    const target = (await shown.jsonValue())?.target;
    if (!target) return {};
    const tapped = performance.now();
    await page.touchscreen.tap(target.x, target.y);
    if (target.isOpener) await page.locator(field).first().waitFor();
    const firstField = target.isOpener ? performance.now() - tapped : undefined;
    // The duration of an input is told a little later.
    await page.waitForTimeout(1000);
    const taps = await page.evaluate(() => window.inputs.map(({ startTime, duration }) => ({ startTime, duration })));
    const interactionToNextPaint = taps.length > 0 ? Math.max(...taps.map(({ duration }) => duration)) : undefined;
    return { at: taps[0]?.startTime, interactionToNextPaint, firstField };
  } finally {
    await browser.close();
  }
}
