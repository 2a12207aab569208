import { expect, onTestFinished, test, vi } from "vitest";
import { outboundWait, startAnalytics, trackOutboundLinks } from "./analytics";

const options = { id: "G-TEST1", origin: "https://tags.example" };
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]);
const pageViews = () =>
  commands().flatMap(([kind, name, details]) => (kind === "event" && name === "page_view" ? [details.page_path] : []));

test("it grants what was agreed to and nothing else, loads one script and counts each page once", () => {
  window.history.replaceState(null, "", "/about?from=mail#team");
  onTestFinished(startAnalytics(options));
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([["https://tags.example/gtag/js?id=G-TEST1", true]]);
  expect(commands().slice(0, 2)).toEqual([
    [
      "consent",
      "default",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
    ],
    [
      "consent",
      "update",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" },
    ],
  ]);
  expect(commands()).toContainEqual(["config", "G-TEST1", { send_page_view: false }]);
  // As the plugin counts, which knows of places on a page too.
  for (const page_path of ["/about?from=mail", "/contact", "/contact#offices", "/about"])
    window.gtag?.("event", "page_view", { page_path });
  expect(pageViews()).toEqual(["/about?from=mail", "/contact", "/about"]);
});

function linkTo(href: string, target = ""): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.target = target;
  link.innerHTML = "<span>words</span>";
  document.body.append(link);
  return link;
}

test("a link away waits 250 ms at most, and is followed once", () => {
  vi.useFakeTimers();
  const follow = vi.fn();
  onTestFinished(trackOutboundLinks(follow));
  const link = linkTo("https://elsewhere.example/page");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.firstElementChild?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  vi.advanceTimersByTime(outboundWait - 1);
  expect(follow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(follow.mock.calls).toEqual([["https://elsewhere.example/page"]]);
  expect(outboundWait).toBe(250);
});

test("counted sooner, it is followed sooner, and not twice", () => {
  vi.useFakeTimers();
  const follow = vi.fn();
  for (const stop of [trackOutboundLinks(follow), startAnalytics(options)]) onTestFinished(stop);
  linkTo("https://elsewhere.example/").click();
  const [, name, details] = commands().at(-1) as [string, string, { event_callback: () => void; link_url: string }];
  expect([name, details.link_url]).toEqual(["click", "https://elsewhere.example/"]);
  details.event_callback();
  vi.advanceTimersByTime(1000);
  expect(follow).toHaveBeenCalledOnce();
});

test.each([
  ["a new tab", "https://elsewhere.example/", "_blank", {}],
  ["a click that asks for a new tab", "https://elsewhere.example/", "", { ctrlKey: true }],
  ["a page of this site", "/contact", "", {}],
  ["a mail address", "mailto:a@example.com", "", {}],
])("%s is left to the browser", (_, href, target, keys) => {
  const follow = vi.fn();
  onTestFinished(trackOutboundLinks(follow));
  const link = linkTo(href, target);
  let isPrevented = true;
  window.addEventListener(
    "click",
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  expect(isPrevented).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});
