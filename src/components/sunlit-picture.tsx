import { useId } from "react";
import { Picture, type PictureProps } from "./picture";

const width = 1000;
/** Control points of the curve that is nearest to a quarter of a circle of radius 1. */
const near = 0.5523;

/** A picture before the sun's path and the sun of its hour, where it was rendered for them. */
export function SunlitPicture({ image, sizes, className }: Pick<PictureProps, "image" | "sizes" | "className">) {
  const { src, sunPath } = image;
  if (!sunPath) return <Picture image={image} sizes={sizes} className={className} />;
  return (
    <div className={className} sx={{ position: "relative" }}>
      <SunPath sunPath={sunPath} ratio={src.height / src.width} />
      <Picture image={image} sizes={sizes} sx={{ position: "relative", width: "100%" }} />
    </div>
  );
}

function SunPath({ sunPath, ratio }: { sunPath: readonly number[]; ratio: number }) {
  const id = useId();
  const [x = 0, y = 0, sideX = 0, sideY = 0, topX = 0, topY = 0, at = 0, radius = 0] = sunPath;
  const place = (side: number, top: number) =>
    [x + side * sideX + top * topX, y + side * sideY + top * topY].map((part) => Math.round(part * width)) as [
      number,
      number,
    ];
  const quarters = [
    [1, 0],
    [1, near],
    [near, 1],
    [0, 1],
    [-near, 1],
    [-1, near],
    [-1, 0],
  ] as const;
  const [start, ...curve] = quarters.map(([side, top]) => place(side, top).join(" "));
  const line = `M${start}C${curve.join(" ")}`;
  const [sunX, sunY] = place(Math.cos(Math.PI * at), Math.sin(Math.PI * at));
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.round(width * ratio)}`}
      aria-hidden="true"
      sx={{ position: "absolute", inset: 0, width: "100%", overflow: "visible", color: "accent", fill: "none" }}
    >
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="0"
        x2="0"
        y2="0.45"
        gradientTransform={`matrix(${[sideX, sideY, topX, topY, x, y].map((part) => Math.round(part * width)).join(" ")})`}
      >
        <stop offset="0" stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <g stroke={`url(#${id})`}>
        <path d={line} strokeWidth="5" />
        {/* Its hours, each a dash of no length with round ends. */}
        <path d={line} pathLength="9" strokeDasharray="0 1" strokeLinecap="round" strokeWidth="13" />
      </g>
      <circle
        cx={sunX}
        cy={sunY}
        r={Math.round(radius * width)}
        sx={{ fill: "accent", transition: "cx 0.6s, cy 0.6s" }}
      />
    </svg>
  );
}
