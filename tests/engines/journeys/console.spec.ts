import { expect, test } from "../test";

test("an error of a script and a violation of the security policy are heard", async ({ tab, expected }) => {
  expected.push(/./);
  await tab.goto("/about");
  const before = (await tab.driver.errors()).length;
  await tab.run(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'Not allowed'";
    document.body.append(script);
    setTimeout(() => {
      throw new Error("A planted error");
    });
  });
  const heard = async () => (await tab.driver.errors()).slice(before).join("\n");
  await expect.poll(heard).toContain("A planted error");
  await expect.poll(heard).toMatch(/Content.Security.Policy/i);
  expect(await tab.run(() => document.title)).not.toBe("Not allowed");
});
