import { type CSSProperties, createElement, type ReactNode } from "react";

/** A box as satori lays it out: it knows no blocks, every box with boxes in it is flexible. */
export const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);
