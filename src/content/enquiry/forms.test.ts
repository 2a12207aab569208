import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { copyOfSite } from "../../../tests/support/site-copy";
import { readSite } from "../read-site";
import { enquiryDefinitions } from "./forms";
import { notifyMeKey } from "./notify-me";

const { forms, words, uploads, facts } = enquiryDefinitions(readSite());

const choicesOf = (form: string) =>
  forms
    .get(form)
    ?.fields.find(({ name }) => name === "services")
    ?.choices?.map(({ name }) => name);

describe("the site's own enquiries", () => {
  test("are two wizards, the contact form and the address at the maintenance screen", () => {
    expect([...forms.values()].map(({ key, name }) => `${key}: ${name}`).sort()).toEqual([
      "contact: Contact",
      "hire-developer: Hire remote developer",
      "notify-me: Notify Me",
      "start-project: Start project",
    ]);
    expect([...forms].filter(([key, form]) => form.key !== key)).toEqual([]);
  });

  test("a developer is hired for 16 technologies", () => {
    expect(choicesOf("hire-developer")).toEqual([
      "Vue Js",
      "React Js",
      "Node Js",
      "Angular",
      "HTML 5",
      "CSS 3",
      "Java",
      "Javascript",
      "Vercel",
      "Next Js",
      "API",
      "Python",
      "Django",
      "jQuery",
      "Svelte",
      "Tailwind CSS",
    ]);
  });

  test("a project is started for five services", () => {
    expect(choicesOf("start-project")).toEqual([
      "Cloud Services",
      "AI Solutions",
      "Cybersecurity",
      "DevOps",
      "AR & VR Services",
    ]);
  });

  test.each([
    ["start-project", [0, 4, 1, 2, 0]],
    ["hire-developer", [0, 6, 1, 2, 0]],
  ])("%s asks in five steps, the first and last of which ask nothing", (wizard, counts) => {
    const { steps } = parse(readFileSync(`content/wizards/${wizard}.yaml`, "utf8")) as {
      steps: { fields?: { name: string }[] }[];
    };
    expect(steps.map(({ fields }) => fields?.length ?? 0)).toEqual(counts);
    const asked = steps.flatMap(({ fields }) => fields?.map(({ name }) => name) ?? []);
    expect(forms.get(wizard)?.fields.map(({ name }) => name)).toEqual(asked);
  });

  test("the address at the maintenance screen may be left out", () => {
    expect(forms.get(notifyMeKey)?.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ["email", "email", false],
    ]);
  });

  test("come with their words, their limits and the company's addresses", () => {
    expect(words.required).toBe("Required");
    expect(uploads).toEqual({
      maxFiles: 5,
      maxFileMegabytes: 10,
      maxTotalMegabytes: 10,
      types: ["pdf", "docx", "xlsx", "pptx", "odt", "txt", "csv", "png", "jpg", "webp"],
    });
    expect(Object.values(facts)).not.toContain(undefined);
    expect(Object.keys(facts)).toEqual(["company", "email", "phone"]);
  });
});

test("a form that is added is there under the name of its file", () => {
  const site = copyOfSite();
  const contact = readFileSync(join(site, "content/forms/contact.yaml"), "utf8");
  writeFileSync(join(site, "content/forms/call-back.yaml"), contact.replace("name: Letter", "name: Call back"));
  const { forms: all } = enquiryDefinitions(readSite({ contentRoot: join(site, "content") }));
  expect(all.get("call-back")).toMatchObject({ key: "call-back", name: "Call back" });
  expect(all.get("contact")).toMatchObject({ key: "contact", name: "Letter" });
});
