import { z } from "zod";

/** The line icons an entry may choose from; `src/components/icons/entries` draws exactly these. */
export const iconNames = [
  "arc",
  "sun",
  "shield",
  "lock",
  "cloud",
  "server",
  "database",
  "pipeline",
  "branch",
  "gauge",
  "chart",
  "document",
  "people",
  "chat",
  "clock",
  "calendar",
  "globe",
  "map",
  "home",
  "factory",
  "bolt",
  "leaf",
  "wrench",
  "search",
  "eye",
  "headset",
  "layers",
  "cube",
  "code",
  "api",
  "phone",
  "mail",
  "coins",
  "heart",
  "cart",
  "tower",
  "box",
  "check",
] as const;

export type IconName = (typeof iconNames)[number];

/** A line icon. */
export const iconName = z.enum(iconNames).meta({ id: "IconName" });
