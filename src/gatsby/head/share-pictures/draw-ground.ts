import type { Ground } from "./grounds";
import { dioramaRoom, size } from "./measures";

/** The ground of a picture with the noon glow behind the upper part of the diorama, as SVG. */
export function drawGround({ ground, glow, glowStrength }: Ground): string {
  const { width, height } = size;
  const x = dioramaRoom.left + dioramaRoom.width * 0.56;
  const y = dioramaRoom.top + dioramaRoom.height * 0.34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<radialGradient id="noon" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="620">`,
    `<stop stop-color="${glow}" stop-opacity="${glowStrength}"/>`,
    `<stop offset="0.5" stop-color="${glow}" stop-opacity="${glowStrength * 0.42}"/>`,
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/>`,
    "</radialGradient>",
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#noon)"/>`,
    "</svg>",
  ].join("");
}
