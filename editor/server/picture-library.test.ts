import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../src/content-check/check";
import { errorsIn } from "../../src/content-check/problems";
import { copyOfSite } from "../../tests/support/site-copy";
import { Drafts } from "./drafts";
import { libraryOf, removePicture, renamePicture, replacePicture } from "./picture-library";
import type { Workplace } from "./workplace";

/** A copy in which a part of one picture is said to stay in sight. */
function workplaceOf(): Workplace & { read: (file: string) => string; errors: () => string[] } {
  const root = copyOfSite("all");
  const contentRoot = join(root, "content");
  const lamps = join(contentRoot, "services/lamps.yaml");
  const focused = "alt: A sample for Lamps, focus: 62% 40% }";
  writeFileSync(lamps, readFileSync(lamps, "utf8").replace("alt: A sample for Lamps }", focused));
  const staticRoot = join(root, "static");
  return {
    root,
    contentRoot,
    staticRoot,
    drafts: new Drafts(join(root, "drafts")),
    read: (file) => readFileSync(join(contentRoot, file), "utf8"),
    errors: () => errorsIn(checkContent({ contentRoot, staticRoot })).map(({ message }) => message),
  };
}

test("each picture is told with its text, its size, its weight and where it is shown", async () => {
  const workplace = workplaceOf();
  const lamp = (await libraryOf(workplace)).find(({ picture }) => picture === "images/lamp.webp");
  expect(lamp).toMatchObject({ text: "A lamp in two colours", bytes: expect.any(Number), width: expect.any(Number) });
  expect(lamp?.places).toContainEqual({ file: "services/lamps.yaml", title: "Lamps", field: "image.src" });
});

test("a picture is renamed wherever it is shown, and no other line changes", () => {
  const workplace = workplaceOf();
  const before = workplace.read("services/lamps.yaml");
  const { picture, changed } = renamePicture(workplace, "images/lamp.webp", "The oldest lamp.webp");
  expect(picture).toBe("images/the-oldest-lamp.webp");
  expect(changed).toEqual(expect.arrayContaining(["services/lamps.yaml", "de/services/lamps.yaml"]));
  expect(workplace.read("de/services/lamps.yaml")).toContain("src: ../../images/the-oldest-lamp.webp");
  expect(before).toContain("focus: 62% 40%");
  expect(workplace.read("services/lamps.yaml")).toBe(before.replaceAll("lamp.webp", "the-oldest-lamp.webp"));
  expect(existsSync(join(workplace.contentRoot, "images/lamp.webp"))).toBe(false);
  expect(workplace.errors()).toEqual([]);
});

test("another picture takes the place of one everywhere, with its own text, without loop and focus of the other", async () => {
  const workplace = workplaceOf();
  replacePicture(workplace, "images/lamp.webp", "images/harbour.webp");
  expect(workplace.read("services/lamps.yaml")).toMatch(
    /^image: \{ src: \.\.\/images\/harbour\.webp, alt: A harbour in three colours \}$/m,
  );
  expect(workplace.read("services/lamps.yaml")).not.toMatch(/^loop:/m);
  expect(workplace.errors()).toEqual([]);
  const lamp = (await libraryOf(workplace)).find(({ picture }) => picture === "images/lamp.webp");
  expect(lamp?.places).toEqual([]);
  removePicture(workplace, "images/lamp.webp");
  expect(existsSync(join(workplace.contentRoot, "images/lamp.webp"))).toBe(false);
});

test("what is shown stays, and so does what a file names that cannot be read", () => {
  const workplace = workplaceOf();
  expect(() => removePicture(workplace, "images/lamp.webp")).toThrow("shows it");
  replacePicture(workplace, "images/lamp.webp", "images/harbour.webp");
  writeFileSync(join(workplace.contentRoot, "services/lenses.yaml"), 'title: "images/lamp.webp\n');
  expect(() => removePicture(workplace, "images/lamp.webp")).toThrow("has mistakes");
  expect(() => renamePicture(workplace, "images/lamp.webp", "harbour")).toThrow("already");
  for (const name of ["../package.json", "images/none.webp", "images/../../x.webp"]) {
    expect(() => removePicture(workplace, name)).toThrow("no such picture");
  }
});

test("a file with changes that are not saved is not written", () => {
  const workplace = workplaceOf();
  const text = workplace.read("services/lamps.yaml");
  workplace.drafts.keep({ file: "services/lamps.yaml", text: `${text}\n`, base: "x", baseText: text });
  expect(() => renamePicture(workplace, "images/lamp.webp", "other")).toThrow("Save or discard first");
  expect(workplace.read("services/lamps.yaml")).toBe(text);
});
