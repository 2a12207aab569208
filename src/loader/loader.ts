/**
 * The only program that every page loads. It brings React when a visitor shows up, keeps what was asked for until then,
 * and does by itself what is no form. `src/gatsby/head/loader-code.ts` builds it.
 */
import { listenForActions } from "./actions";
import { askForConsent } from "./consent";
import { showLanguage } from "./language";
import { whenParsed } from "./page";
import { prefetchPages } from "./prefetch";
import { awaitProgram } from "./program";
import { waitForVisitor } from "./signs";
import { keepTaps } from "./taps";
import { paintBars } from "./theme";

awaitProgram();
keepTaps();
listenForActions();
whenParsed(() => {
  paintBars();
  askForConsent();
  showLanguage();
  waitForVisitor();
});
prefetchPages();
