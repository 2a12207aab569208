import { beforeEach, expect, test, vi } from "vitest";
import { arrive, FakeIntersectionObserver, openPage } from "../../tests/support/loader";

const links = [
  "/services",
  "/products",
  "/industries",
  "/contact",
  "/about#team",
  "/film.html",
  "https://blog.example/",
];
const page = `<a href="/policies/cookie-policy">Banner</a><main>${links.map((href) => `<a href="${href}">${href}</a>`).join("")}</main>`;

const fetched = () =>
  [...document.head.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));
const watched = () =>
  FakeIntersectionObserver.made.flatMap((observer) =>
    [...observer.observed].filter((element) => element.matches("a")).map((element) => ({ observer, element })),
  );

/** The page, complete, after some time. */
async function openSettled(settings: object = {}): Promise<void> {
  vi.stubGlobal("navigator", settings);
  await openPage(page);
  await vi.advanceTimersByTimeAsync(2000);
}

/** All links that are watched come near the screen. */
function scrollThrough(): void {
  for (const { observer, element } of watched()) observer.report(element, true);
}

beforeEach(() => vi.useFakeTimers());

test("then the document of other pages near the screen is, of the first link that leads on", async () => {
  await openSettled();
  expect(fetched()).toEqual([]);
  scrollThrough();
  expect(fetched()).toEqual(["/services"]);
});

test("once the app is there, their data is, also on later pages", async () => {
  await openSettled();
  const enqueue = vi.fn();
  vi.stubGlobal("___loader", { enqueue });
  arrive();
  document.dispatchEvent(new Event("page"));
  scrollThrough();
  expect(fetched()).toEqual([]);
  expect([...new Set(enqueue.mock.calls.flat())]).toEqual(["/services", "/products", "/industries", "/contact"]);
  document.body.innerHTML = '<nav><a href="/policies/gdpr">Policy</a></nav>';
  document.dispatchEvent(new Event("page"));
  scrollThrough();
  expect(enqueue).toHaveBeenLastCalledWith("/policies/gdpr");
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is for a visitor with %j",
  async (connection) => {
    await openSettled({ connection });
    arrive();
    document.dispatchEvent(new Event("page"));
    expect(watched()).toEqual([]);
  },
);
