import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { faviconFiles } from "../../art/marks/favicons.mjs";
import { logoFiles } from "../../art/marks/logo-files.mjs";
import { sampleMarkSvg, sampleMarks } from "../../art/marks/sample-marks.mjs";
import { serviceMarkSvg, serviceMarks } from "../../art/marks/service-marks.mjs";
import { webManifest } from "../../src/gatsby/files/web-manifest";
import { palette } from "../../src/theme/palette";

const text = (file: string) => readFileSync(file, "utf8");
const svgsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".svg"));
const elementsOf = (svg: string) => [
  ...new JSDOM(svg, { contentType: "image/svg+xml" }).window.document.querySelectorAll("*"),
];
const readContent = (file: string) => parse(text(join("content", file)));

describe("marks of clients and partners", () => {
  const marks = svgsIn("content/images/logos");

  test("are all shown, with the name as alternative text", () => {
    const { companies } = readContent("trusted-companies.yaml");
    const { partners } = readContent("partner-products.yaml");
    const shown: { src: string; alt: string }[] = [
      ...companies.map(({ image }: { image: object }) => image),
      ...partners.map(({ logo }: { logo: object }) => logo),
    ];
    expect(shown.map(({ src }) => src.replace("images/logos/", "")).sort()).toEqual(marks);
    for (const { src, alt } of shown) {
      expect(elementsOf(text(join("content", src))).find(({ localName }) => localName === "title")?.textContent).toBe(
        alt,
      );
    }
  });

  test("are what art/marks draws", () => {
    for (const [name, mark] of Object.entries(sampleMarks)) {
      expect(text(`content/images/logos/${name}.svg`), name).toBe(sampleMarkSvg(mark, palette.ink));
    }
  });
});

describe("marks of choices", () => {
  test("of services are what art/marks draws", () => {
    for (const [name, mark] of Object.entries(serviceMarks)) {
      expect(text(`content/images/choices/${name}.svg`), name).toBe(serviceMarkSvg(mark));
    }
  });
});

describe("the logo", () => {
  test("is in all files what content/site.yaml says", async () => {
    const { facts, logo } = readContent("site.yaml");
    const files = await logoFiles(facts.company, logo);
    expect(Object.keys(files)).toHaveLength(6);
    for (const [file, content] of Object.entries(files)) expect(text(file), file).toBe(content);
  });

  test("holds the letters that go below the line", async () => {
    const { logo } = readContent("site.yaml");
    const sizes = ["aaa", "ggg"].map(async (name) => {
      const { "static/brand/logo-on-light.svg": svg = "" } = await logoFiles("Company", { ...logo, name });
      return Number(/viewBox="0 0 \S+ (\S+)"/.exec(svg)?.[1]);
    });
    const [plain = 0, deep = 0] = await Promise.all(sizes);
    expect(deep).toBeGreaterThan(plain + 3);
  });
});

describe("favicons", () => {
  const sizeOfPng = (png: Buffer) => {
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };

  test("favicon.ico holds 16, 32 and 48 pixels", () => {
    const ico = readFileSync("static/favicon.ico");
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map((index) => {
      const at = 6 + 16 * index;
      const start = ico.readUInt32LE(at + 12);
      const size = sizeOfPng(ico.subarray(start, start + ico.readUInt32LE(at + 8)));
      expect(size).toBe(`${ico.readUInt8(at)}x${ico.readUInt8(at + 1)}`);
      return size;
    });
    expect(sizes).toEqual(["16x16", "32x32", "48x48"]);
  });

  test("favicon.svg answers to a dark browser, and is what art/marks draws", async () => {
    const svg = text("static/favicon.svg");
    expect(svg).toMatch(/@media \(prefers-color-scheme:dark\)/);
    expect((await faviconFiles(readContent("site.yaml").logo))["static/favicon.svg"]).toBe(svg);
  });

  test("the manifest's icons have the sizes it names", () => {
    const { icons } = webManifest({ facts: { company: "A" }, head: { title: "B", description: "C" } });
    for (const { src, sizes, type } of icons) {
      if (type === "image/svg+xml") expect(sizes).toBe("any");
      else expect(sizeOfPng(readFileSync(join("static", src))), src).toBe(sizes);
    }
    expect(icons.filter((icon) => "purpose" in icon && icon.purpose === "maskable")).toHaveLength(1);
    expect(sizeOfPng(readFileSync("static/icons/icon-180.png"))).toBe("180x180");
  });
});
