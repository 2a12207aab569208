import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
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
/** Every value of an attribute in a drawing, each once. */
const valuesOf = (svg: string, attribute: string) => [
  ...new Set(elementsOf(svg).flatMap((element) => element.getAttribute(attribute) ?? [])),
];
const readContent = (file: string) => parse(text(join("content", file)));

describe("marks of clients and partners", () => {
  const marks = svgsIn("content/images/logos");

  test.each(marks)("%s is outlines in one colour, 40 high, and needs no font", (file) => {
    const svg = text(join("content/images/logos", file));
    expect(new Set(elementsOf(svg).map(({ localName }) => localName))).toEqual(new Set(["svg", "title", "path"]));
    expect(valuesOf(svg, "fill")).toEqual([palette.ink]);
    expect(valuesOf(svg, "stroke")).toEqual([]);
    expect(valuesOf(svg, "style")).toEqual([]);
    expect(valuesOf(svg, "height")).toEqual(["40"]);
    expect(Number(valuesOf(svg, "width")[0])).toBeLessThanOrEqual(150);
  });

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

  test("cut nothing off at their edges", async () => {
    for (const file of marks) {
      const svg = text(join("content/images/logos", file));
      const [, width = ""] = /width="(\d+)"/.exec(svg) ?? [];
      const wider = svg.replace(/viewBox="[^"]*"/, `viewBox="-10 -10 ${Number(width) + 20} 60"`);
      expect(await inkBox(wider, Number(width) + 20, 60), file).toSatisfy(
        ({ left, top, right, bottom }: MarkBox) => left >= 9 && top >= 9 && right <= Number(width) + 11 && bottom <= 51,
      );
    }
  });
});

interface MarkBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places where a drawing has ink. */
async function inkBox(svg: string, width: number, height: number): Promise<MarkBox> {
  const sized = svg.replace(/ (width|height)="\d+"/g, "").replace("<svg ", `<svg width="${width}" height="${height}" `);
  const { data, info } = await sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 32) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return box;
}

describe("marks of choices", () => {
  test.each(svgsIn("content/images/choices"))("%s has one colour and stays in its box", async (file) => {
    const svg = text(join("content/images/choices", file));
    expect([...valuesOf(svg, "fill"), ...valuesOf(svg, "stroke")].filter((color) => color !== "none")).toEqual(
      svg.includes("stroke=") ? ["#000"] : [],
    );
    const [, view = ""] = /viewBox="([^"]*)"/.exec(svg) ?? [];
    const [x = 0, y = 0, width = 0, height = 0] = view.split(" ").map(Number);
    const wider = svg.replace(
      /viewBox="[^"]*"/,
      `viewBox="${x - width / 2} ${y - height / 2} ${width * 2} ${height * 2}"`,
    );
    const box = await inkBox(wider, 192, 192);
    for (const edge of [box.left, box.top]) expect(edge).toBeGreaterThanOrEqual(47);
    for (const edge of [box.right, box.bottom]) expect(edge).toBeLessThanOrEqual(145);
  });

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

  test("in one colour has one", () => {
    for (const file of svgsIn("static/brand").filter((name) => name.includes("one-colour"))) {
      expect(valuesOf(text(join("static/brand", file)), "fill"), file).toEqual([palette.ink]);
    }
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

  test("the maskable icon fills its square and keeps the symbol in the middle circle of 80 %", async () => {
    const { data, info } = await sharp("static/icons/icon-maskable-512.png")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
    const ground = pixel(0, 0);
    expect(ground[3]).toBe(255);
    let reach = 0;
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        if (!pixel(x, y).equals(ground)) reach = Math.max(reach, Math.hypot(x + 0.5 - 256, y + 0.5 - 256));
      }
    }
    expect(reach).toBeGreaterThan(100);
    expect(reach).toBeLessThanOrEqual(0.4 * 512);
  });
});
