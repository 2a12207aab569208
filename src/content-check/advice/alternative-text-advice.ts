import { existsSync } from "node:fs";
import type { ContentFile } from "../../content/files/load";
import { capitalised } from "../../content/text/text";
import { pictureFile } from "../check/check-picture-files";
import { visitOf } from "../field-visits";
import type { Problem } from "../problems";
import { type Advise, advise } from "./advise";

const fileName = /^\S+\.(png|jpe?g|webp|avif|svg|gif)$/i;
const pictureOf = /^(an? |the )?(image|picture|photo(graph)?|graphic|illustration|screenshot|icon) (of|showing)\s+/i;
const nothingSaid = /^(an? )?(image|picture|photo|graphic|illustration|logo|icon|screenshot|untitled|dsc\d*|img\d*)$/i;

/** Remark on an alternative text that helps nobody, with a text that could stand in its place. */
function remarkOn(alt: string): { message: string; instead?: string } | undefined {
  if (fileName.test(alt)) return { message: "found the name of a file; say what the picture shows." };
  if (nothingSaid.test(alt)) return { message: "found the kind of thing it is; say what the picture shows." };
  const start = pictureOf.exec(alt)?.[0];
  if (!start) return undefined;
  const message = `found a text that begins with "${start.trim()}"; screen readers say that it is a picture by themselves. Say only what is shown.`;
  return { message, instead: capitalised(alt.slice(start.length)) };
}

/** Alternative texts that tell nothing, after the rules of the W3C's alt decision tree. */
export const alternativeTextAdvice: Advise = (content) =>
  visitOf(content, ["ContentImage", "ContentMark"], (value, path) => {
    const { alt } = value as { alt?: unknown };
    const remark = typeof alt === "string" ? remarkOn(alt.trim()) : undefined;
    if (!remark) return [];
    const { message, instead } = remark;
    return [advise(content, [...path, "alt"], message, { at: { words: String(alt) }, instead })];
  });

/** One description for two pictures: mostly that of the picture that was there before. */
export function sharedTextAdvice(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, { src: string; file: string }>();
  return files.flatMap((content) =>
    visitOf(content, ["ContentImage"], (value, path) => {
      const { src, alt } = value as { src?: unknown; alt?: unknown };
      if (typeof alt !== "string" || typeof src !== "string" || alt.trim() === "") return [];
      if (!existsSync(pictureFile(src, content))) return [];
      const name = src.replace(/^.*\//, "");
      const known = first.get(alt);
      if (known === undefined) first.set(alt, { src: name, file: content.file });
      if (known === undefined || known.src === name) return [];
      const message = `found the words that describe ${known.src} in content/${known.file}; say what this picture shows.`;
      return [advise(content, [...path, "alt"], message)];
    }),
  );
}
