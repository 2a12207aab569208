import { addScript } from "./add-script";
import { type AnalyticsOptions, startAnalytics } from "./analytics";
import { trackOutboundLinks } from "./outbound-links";

export { addScript };

interface ScriptOptions {
  analytics: AnalyticsOptions | null;
  sessionAnalytics: { script: string; globals: readonly string[] } | null;
}

/** Starts page analytics with outbound links, and session analytics. Returns what stops them. */
export function startScripts({ analytics, sessionAnalytics }: ScriptOptions): () => void {
  const stops: (() => void)[] = [];
  if (analytics) stops.push(startAnalytics(analytics), trackOutboundLinks());
  if (sessionAnalytics) stops.push(addScript(sessionAnalytics.script, sessionAnalytics.globals));
  return () => {
    for (const stop of stops) stop();
  };
}
