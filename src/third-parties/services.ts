import { addScript } from "./add-script";
import { type AnalyticsOptions, startAnalytics } from "./analytics";
import { trackOutboundLinks } from "./outbound-links";

export { addScript };

interface Services {
  analytics: AnalyticsOptions | null;
  sessionAnalytics: { script: string; globals: readonly string[] } | null;
}

/** Starts page analytics with outbound links, and session analytics. Returns what stops them. */
export function startServices({ analytics, sessionAnalytics }: Services): () => void {
  const stops: (() => void)[] = [];
  if (analytics) stops.push(startAnalytics(analytics), trackOutboundLinks());
  if (sessionAnalytics) stops.push(addScript(sessionAnalytics.script, sessionAnalytics.globals));
  return () => {
    for (const stop of stops) stop();
  };
}
