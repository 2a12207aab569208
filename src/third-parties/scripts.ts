import { addScript } from "./add-script";
import { type AnalyticsOptions, startAnalytics } from "./analytics";
import { trackOutboundLinks } from "./outbound-links";

export { addScript };

interface ScriptOptions {
  analytics?: AnalyticsOptions | undefined;
  scripts: readonly { script: string; globals: readonly string[] }[];
}

/** Starts page analytics with outbound links, and the scripts of other services. Returns what stops them. */
export function startScripts({ analytics, scripts }: ScriptOptions): () => void {
  const stops: (() => void)[] = [];
  if (analytics) stops.push(startAnalytics(analytics), trackOutboundLinks());
  for (const { script, globals } of scripts) stops.push(addScript(script, globals));
  return () => {
    for (const stop of stops) stop();
  };
}
