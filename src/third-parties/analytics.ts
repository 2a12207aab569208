import { addScript } from "./add-script";

/** Google's command queue, as its script and gatsby-plugin-google-gtag expect it. */
type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

export interface AnalyticsOptions {
  /** Measurement id: `G-ABC123DEF4`. */
  id: string;
  origin: string;
}

/** Counts an event; nothing happens while analytics is off. */
export const countEvent = (name: string, details: object): void => window.gtag?.("event", name, details);

const consentTo = (state: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: state,
});

/** Path and query: what one page view is about. A part after # is a place on the same page. */
const withoutHash = (path: unknown) => String(path).split("#", 1)[0];

/**
 * Lets one page view through for each path and query in a row. The plugin sends one for every change of the address,
 * also of the part after #.
 */
function onePageViewPerPage(send: Gtag): Gtag {
  let last: string | undefined;
  return (...command) => {
    const [kind, name, details] = command as [string, string, { page_path?: unknown }?];
    if (kind !== "event" || name !== "page_view") return send(...command);
    const path = withoutHash(details?.page_path ?? window.location.pathname + window.location.search);
    if (path === last) return;
    last = path;
    send("event", "page_view", { ...details, page_path: path });
  };
}

/**
 * Starts page analytics, after consent and never before. gatsby-plugin-google-gtag sends the page views of later
 * navigation; the first one is sent from here, since the plugin asked for `gtag` before there was any.
 * @returns what stops it
 */
export function startAnalytics({ id, origin }: AnalyticsOptions): () => void {
  window[`ga-disable-${id}`] = false;
  const layer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  // Google's script tells commands by their being an arguments object.
  const send: Gtag = function push() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  send("consent", "default", consentTo("denied"));
  send("consent", "update", consentTo("granted"));
  send("js", new Date());
  send("config", id, { send_page_view: false });
  const gtag = onePageViewPerPage(send);
  window.gtag = gtag;
  const removeScript = addScript(`${origin}/gtag/js?id=${id}`);
  gtag("event", "page_view", { page_path: window.location.pathname + window.location.search });
  return () => {
    window[`ga-disable-${id}`] = true;
    send("consent", "update", consentTo("denied"));
    removeScript();
    delete window.gtag;
    delete window.dataLayer;
  };
}
