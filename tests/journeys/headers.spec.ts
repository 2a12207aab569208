import { expect, test } from "../support/test";

// The whole table, what is no page, and how long files are kept: server/site/static-site.test.ts.
test("pages allow no script that the build did not write", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+ https:\/\/stand-in\.example$/);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
});

test("a script that was put into a page does not run", async ({ page, watch }) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>window.isHacked = true</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  expect(await page.evaluate(() => "isHacked" in window)).toBe(false);
  expect(watch.messages.filter((message) => message.includes("Content Security Policy"))).not.toEqual([]);
  watch.messages = [];
});

test("files for hosts and tests are not served", async ({ request }) => {
  for (const path of ["/_headers", "/webpack.stats.json", "/.env", "/.well-known/other.txt"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
