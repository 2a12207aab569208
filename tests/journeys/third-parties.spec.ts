import { expect, hydrated, open, test } from "../support/test";
import { built, consent, fileOf, routes } from "../support/test-site";
import { answerBanner, kept, ownCookies, pageViews, standIn, standInForServices } from "../support/third-parties";

// Every one of these tests expects requests to the stand-in; what else leaves the site still fails them.
test.use({ asksForConsent: true, allowedHost: `${standIn}/` });

const others = /googletagmanager|gtag\/js|stand-in\.example/;

test("no page that is built names them", () => {
  for (const route of routes) expect(built(fileOf(route)), route).not.toMatch(others);
});

for (const choice of ["none", "declined"] as const) {
  const name = `with ${choice === "none" ? "no choice" : "the answer no"}, nothing of others is asked for or kept`;
  test(name, async ({ page, watch }) => {
    const requests = await standInForServices(page);
    if (choice === "declined") {
      await open(page, "/");
      await answerBanner(page, consent.decline);
    }
    const visited = choice === "none" ? ["/", "/maintenance", "/no/such/page"] : ["/contact"];
    for (const route of visited) {
      await open(page, route);
      expect(await page.content()).not.toMatch(others);
      const { cookies, local, session } = await kept(page);
      expect([route, cookies.sort(), local, session]).toEqual([route, choice === "none" ? [] : ownCookies, [], []]);
    }
    expect(requests).toEqual([]);
    // The browser's own line about the page that does not exist.
    watch.messages = watch.messages.filter((message) => !message.includes("404"));
  });
}

// What the policy lets in beside them: src/hosting/policy-sources.test.ts. A request that it refuses is said in the console.
test("after Accept each loads once, and the choice is kept for the next visit", async ({ page, context }) => {
  const requests = await standInForServices(page);
  await open(page, "/about?from=mail");
  await answerBanner(page, consent.accept);
  await expect.poll(() => requests.toSorted()).toEqual(["/chat.js", "/gtag/js", "/session.js"]);
  await expect.poll(() => pageViews(page)).toEqual(["/about?from=mail"]);
  const choice = (await context.cookies()).find(({ name }) => name === "localConsent");
  expect(choice).toMatchObject({ value: "true", path: "/", sameSite: "Lax" });
  const days = ((choice?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThanOrEqual(180);

  requests.length = 0;
  await open(page, "/contact");
  await expect.poll(() => requests.toSorted()).toEqual(["/chat.js", "/gtag/js", "/session.js"]);
  await expect.poll(() => pageViews(page)).toEqual(["/contact"]);
  await expect(page.getByRole("region", { name: consent.label })).toHaveCount(0);
});

test("after withdrawal nothing runs, and what was kept is gone", async ({ page }) => {
  const requests = await standInForServices(page);
  await open(page, "/");
  await answerBanner(page, consent.accept);
  await expect.poll(async () => (await kept(page)).local).toEqual(["chat_id"]);
  await expect.poll(async () => (await kept(page)).cookies.sort()).toEqual(["_ga", "_ga_TEST", ...ownCookies]);

  await page.getByRole("button", { name: consent.settings }).click();
  const reloaded = page.waitForEvent("load");
  await answerBanner(page, consent.decline);
  await reloaded;
  await hydrated(page);
  requests.length = 0;
  await page.getByRole("banner").getByRole("link", { name: "Crew" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  expect(await kept(page)).toMatchObject({ local: [] });
  expect((await kept(page)).cookies.sort()).toEqual(ownCookies);
  expect(
    await page.evaluate(() => ["gtag", "dataLayer", "ChatWidget", "SessionRecorder"].filter((name) => name in window)),
  ).toEqual([]);
});

test("a script that nobody has allowed is refused, in the page and from elsewhere, and the console says so", async ({
  page,
  watch,
}) => {
  await open(page, "/about");
  await page.evaluate(() => {
    for (const script of [{ text: "window.isForeign = true" }, { src: "https://foreign.example/script.js" }])
      document.body.append(Object.assign(document.createElement("script"), script));
  });
  await expect.poll(() => watch.messages.filter((line) => /Content Security Policy/.test(line)).length).toBe(2);
  expect(await page.evaluate(() => "isForeign" in window)).toBe(false);
  // What was refused is told as a request as well, though it has never left.
  Object.assign(watch, { messages: [], foreignRequests: [] });
});
