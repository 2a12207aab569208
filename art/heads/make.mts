import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawHead, type Head } from "./draw-head.mjs";

const folder = "content/images/heads";

/** The heads of roles and of those who are quoted: drawn, since nobody of them is a person. */
const heads: Readonly<Record<string, Head>> = {
  platform: {
    ground: "#E3F0F6",
    skin: "#C98F64",
    hair: "#2B1D16",
    clothes: "#17724A",
    style: "curls",
    hasGlasses: true,
  },
  operations: {
    ground: "#FFE3A8",
    skin: "#F0C4A0",
    hair: "#7A4A22",
    clothes: "#17395C",
    style: "short",
    hasBeard: true,
  },
  founder: { ground: "#E9F4EC", skin: "#8A5A3C", hair: "#1C1512", clothes: "#F0764F", style: "bun" },
  lead: { ground: "#EEF3EA", skin: "#F2CBAA", hair: "#B9B4A8", clothes: "#0F3D2E", style: "bob", hasGlasses: true },
  security: { ground: "#E3F0F6", skin: "#E2AE85", hair: "#0F5A39", clothes: "#10241C", style: "scarf" },
  data: { ground: "#FFE3A8", skin: "#A86F48", hair: "#1C1512", clothes: "#17724A", style: "short" },
  handover: { ground: "#FDECE6", skin: "#EFBE97", hair: "#9C5A2B", clothes: "#17395C", style: "long" },
};

mkdirSync(folder, { recursive: true });
for (const [name, head] of Object.entries(heads)) {
  await sharp(Buffer.from(drawHead(head)), { density: 192 })
    .resize(320)
    .webp({ quality: 80, alphaQuality: 85 })
    .toFile(join(folder, `${name}.webp`));
}
