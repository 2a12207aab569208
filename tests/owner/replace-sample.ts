import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Document, isMap, isSeq, parse, parseDocument } from "yaml";

export const owner = {
  company: "Quarry & Sons",
  url: "https://www.quarry-and-sons.example",
  email: "office@quarry-and-sons.example",
  phone: "+49 89 5550123",
  logo: parse(/```yaml\n(logo:[\s\S]*?)```/.exec(readFileSync("docs/theming.md", "utf8"))?.[1] ?? "").logo,
};

/** The sample company as its addresses have it. */
export const sampleName =
  String(parse(readFileSync("content/site.yaml", "utf8")).url).match(/[^./]+(?=\.[^.]+$)/)?.[0] ?? "";

/** Edits a file as a person does: comments and all the rest are kept. */
function edit(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  change(document);
  writeFileSync(file, document.toString());
}

/** Sets values by their places: `head.title`. */
function set(file: string, values: Record<string, unknown>): void {
  edit(file, (document) => {
    for (const [place, value] of Object.entries(values)) document.setIn(place.split("."), document.createNode(value));
  });
}

/** Replaces the sample content as an owner does, without touching a line of code. */
export async function replaceSample(content: string): Promise<void> {
  const at = (file: string) => join(content, file);
  mkdirSync(at("images/photos"));
  // As a camera and an office program give them: opaque, and no scene of ours.
  const noise = {
    create: { width: 1600, height: 1067, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 20 } },
  };
  await sharp(noise as sharp.SharpOptions)
    .jpeg({ quality: 60 })
    .toFile(at("images/photos/team.JPG"));
  await sharp({ create: { width: 480, height: 160, channels: 4, background: "#345" } })
    .png()
    .toFile(at("images/logos/client.png"));
  set(at("pages/about.yaml"), { image: { src: "../images/photos/team.JPG", alt: "The quarry at noon" } });
  // A photo does not move, and the loop of the picture before would not fill its place.
  edit(at("pages/about.yaml"), (document) => document.delete("loop"));
  edit(at("trusted-companies.yaml"), (document) =>
    document.addIn(
      ["companies"],
      document.createNode({ title: "A client", image: { src: "images/logos/client.png", alt: "A client" } }),
    ),
  );
  // The quarry never closes its site.
  rmSync(at("pages/maintenance.yaml"));

  set(at("site.yaml"), {
    url: owner.url,
    logo: owner.logo,
    "facts.company": owner.company,
    "facts.legalName": "Quarry & Sons OHG",
    "facts.email": owner.email,
    "facts.phone": owner.phone,
    "facts.dataProtection": owner.email,
  });
  for (const file of ["site.yaml", "site-words.yaml"]) {
    writeFileSync(at(file), readFileSync(at(file), "utf8").replaceAll(sampleName, "quarry-and-sons"));
  }
  // The first language is German.
  edit(at("languages.yaml"), (document) => {
    const languages = document.get("languages");
    if (isSeq(languages)) languages.items.reverse();
    for (const language of isSeq(languages) ? languages.items : []) if (isMap(language)) language.set("dataSet", "de");
  });
}
