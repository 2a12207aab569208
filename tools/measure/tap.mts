import { type Browser, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../browser";

/** Figures of a first tap on a phone with an empty cache; all undefined where the page has nothing to tap on. */
export interface Tap {
  /** Time of the tap, from the beginning of the navigation. */
  readonly at?: number;
  /** The longest time from an input of this tap to the next frame: what INP would be. */
  readonly interactionToNextPaint?: number;
  /** The longest task after the tap; undefined where none took over 50 ms. */
  readonly longestTask?: number;
  /** Time until the page showed that the tap was taken. */
  readonly feedback?: number;
  /** Time until the first field of the wizard was on the screen. */
  readonly firstField?: number;
}

/** A phone as Lighthouse has it: screen, network and a processor that is four times slower. */
const screen = { width: 412, height: 823 };
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowedBy = 4;

/** Time that a page may take to show anything. */
const timeout = 60_000;

/** Time that a page is watched for the field of a wizard, or for any sign that it took the tap. */
const watched = { field: 20_000, sign: 5_000 };

/**
 * Notes of pages about themselves. Times are those of the clock, since a link that is tapped on may lead to another page.
 */
interface Notes {
  begun?: number;
  tapped?: number;
  /** Something was shown in answer to the tap. */
  feedback?: number;
  firstField?: number;
  /** The longest piece of work after the tap. */
  longestTask?: number;
  /** The longest wait of one part of the tap for the next frame. */
  interaction?: number;
}

declare global {
  interface Window {
    /** Given to pages by `openPhone`. */
    note(what: keyof Notes, value: number): Promise<void>;
  }
}

/** Runs in every page before anything of its own, and says in each frame what there is to see. */
function watch(): void {
  const sign = '[aria-busy="true"], [aria-expanded="true"], details[open], [role="dialog"], dialog[open]';
  const field = ':is([role="dialog"], dialog[open]) :is(input, select, textarea)';
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
  const note = (what: keyof Notes, time: number) => void window.note(what, performance.timeOrigin + time);
  let signsBefore: number | undefined;
  let tappedAt: number | undefined;
  note("begun", 0);
  const noteTap = ({ timeStamp }: Event) => {
    if (signsBefore === undefined) note("tapped", timeStamp);
    signsBefore ??= shown(sign);
    tappedAt ??= timeStamp;
  };
  addEventListener("pointerdown", noteTap, { capture: true, passive: true });
  const noteInteractions = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) void window.note("interaction", entry.duration);
    }
  };
  // 16 ms is the shortest that there is an entry for.
  const events = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver(noteInteractions).observe(events);
  new PerformanceObserver((list) => {
    const later = list.getEntries().filter(({ startTime, duration }) => startTime + duration > (tappedAt ?? Infinity));
    for (const { duration } of later) void window.note("longestTask", duration);
  }).observe({ type: "longtask", buffered: true });
  let hasSign = false;
  let hasField = false;
  // A frame has been painted when the next one begins.
  const whenPainted = (what: keyof Notes) => requestAnimationFrame((frame) => note(what, frame));
  const look = () => {
    if (!hasSign && signsBefore !== undefined && shown(sign) > signsBefore) {
      hasSign = true;
      whenPainted("feedback");
    }
    if (!hasField && shown(field) > 0) {
      hasField = true;
      whenPainted("firstField");
    }
    if (!hasField) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Target {
  readonly x: number;
  readonly y: number;
  readonly isOpener: boolean;
}

/**
 * Runs in the page, in each frame, until it shows something: then it gives what a visitor taps first, which is an opener
 * of a wizard on the first screen, or else a button there, or nothing.
 */
function firstTarget(openers: readonly string[]): { target: Target | undefined } | undefined {
  if (performance.getEntriesByName("first-contentful-paint").length === 0) return undefined;
  for (const selector of [...openers, "button, summary"]) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const target = { x: left + width / 2, y: top + height / 2, isOpener: openers.includes(selector) };
      // An element out of the screen, hidden or covered is not what lies at this point.
      if (element.contains(document.elementFromPoint(target.x, target.y))) return { target };
    }
  }
  return { target: undefined };
}

/** A phone with an empty cache, whose pages note what they show. */
async function openPhone(browser: Browser): Promise<{ page: Page; notes: Notes }> {
  const page = await browser.newPage({ viewport: screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  const notes: Notes = {};
  await page.exposeFunction("note", (what: keyof Notes, value: number) => {
    if (what === "interaction" || what === "longestTask") notes[what] = Math.max(notes[what] ?? 0, value);
    else notes[what] ??= value;
  });
  // The compiler gives functions their names by a helper of its own, which pages do not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(watch);
  return { page, notes };
}

/** Waits until there is nothing more to note. */
async function settle(page: Page, notes: Notes, isOpener: boolean): Promise<void> {
  const until = performance.now() + (isOpener ? watched.field : watched.sign);
  const isDone = () => (isOpener ? notes.firstField : notes.feedback) !== undefined;
  while (performance.now() < until && !isDone()) await page.waitForTimeout(100);
  // The duration of an input is told a little later.
  await page.waitForTimeout(500);
}

function tapOf({ begun = 0, tapped, interaction, longestTask, feedback, firstField }: Notes): Tap {
  if (tapped === undefined) return {};
  const since = (time: number | undefined) => time && time - tapped;
  return {
    at: tapped - begun,
    interactionToNextPaint: interaction,
    longestTask,
    // The field itself is the answer where nothing was said before.
    feedback: since(feedback ?? firstField),
    firstField: since(firstField),
  };
}

/**
 * Taps on a page as soon as it shows anything, before its program can be there.
 * @param openers selectors of the links that open a wizard
 */
export async function firstTap(url: string, openers: readonly string[]): Promise<Tap> {
  const browser = await chromium.launch({ ...browserOptions(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const { page, notes } = await openPhone(browser);
    await page.goto(url, { waitUntil: "commit", timeout });
    const shown = await page.waitForFunction(firstTarget, openers, { timeout, polling: "raf" });
    const target = (await shown.jsonValue())?.target;
    if (!target) return {};
    await page.touchscreen.tap(target.x, target.y);
    await settle(page, notes, target.isOpener);
    return tapOf(notes);
  } finally {
    await browser.close();
  }
}
