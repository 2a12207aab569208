/**
 * The only program that every page loads. It brings React when a visitor shows up, keeps what was asked for until then,
 * and does by itself what is no form. `src/gatsby/head/loader-code.ts` builds it.
 */
import { listenForActions } from "./actions";
import { askForConsent } from "./consent";
import { awaitFirstInteraction } from "./first-interaction";
import { awaitHydration } from "./hydration";
import { showLanguage } from "./language";
import { whenParsed } from "./page";
import { prefetchPages } from "./prefetch";
import { replayEvents } from "./replay-events";
import { paintBars } from "./theme";

awaitHydration();
replayEvents();
listenForActions();
whenParsed(() => {
  paintBars();
  askForConsent();
  showLanguage();
  awaitFirstInteraction();
});
prefetchPages();
