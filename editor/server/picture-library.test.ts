import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workplaceOf } from "../../tests/support/editor-server";
import { copyOfSite } from "../../tests/support/site-copy";
import { libraryOf, removePicture } from "./picture-library";

test("each picture is told with its text, its weight and where it is shown", () => {
  const lamp = libraryOf(workplaceOf(copyOfSite("all"))).find(({ picture }) => picture === "images/lamp.webp");
  expect(lamp).toMatchObject({ text: "A lamp in two colours", bytes: expect.any(Number) });
  expect(lamp?.places).toContainEqual({ file: "services/lamps.yaml", field: "image.src" });
});

test("what is shown stays, and so does what a file names that cannot be read", () => {
  const workplace = workplaceOf(copyOfSite("all"));
  expect(() => removePicture(workplace, "images/lamp.webp")).toThrow("shows it");
  writeFileSync(join(workplace.contentRoot, "services/lenses.yaml"), 'title: "images/lamp.webp\n');
  expect(() => removePicture(workplace, "images/lamp.webp")).toThrow("has mistakes");
  for (const name of ["../package.json", "images/none.webp", "images/../../x.webp"]) {
    expect(() => removePicture(workplace, name)).toThrow("no such picture");
  }
});
