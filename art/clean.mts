import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import { sumAround } from "./sum-around.mjs";

const run = promisify(execFile);

/** The shadows' colour, the site's ink: black shadows look dirty on warm paper. */
const ink = [0x10, 0x24, 0x1c] as const;
/** How much of a shadow's darkness is kept. */
const shadowStrength = 0.62;
/** Alpha below this is the noise of the shadow catcher, not shadow (0 to 1). */
const alphaNoise = 0.03;
/** Shadows fade out over this part of the picture's width towards its edges instead of being cut off. */
const edge = 0.06;
/** Pixels around a shadow's pixel that its darkness is averaged over. */
const radius = 3;

const denoise =
  "[0]format=rgba,split[a][b];[a]format=gbrp,nlmeans=s=3.6:p=5:r=11[rgb];[b]alphaextract,nlmeans=s=6:p=7:r=13[al];[rgb][al]alphamerge";

/**
 * Takes the grain of few samples out of a render: Debian's Blender has no denoiser, and non-local means does as well on
 * flat colours. Then lifts the catcher's alpha noise and tints the shadows.
 *
 * @param png path of a render with a transparent ground
 */
export async function clean(png: string): Promise<Sharp> {
  const smooth = `${png}.smooth.png`;
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", png, "-filter_complex", denoise, "-frames:v", "1", smooth]);
  const { data, info } = await sharp(smooth).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shadows = softShadows(data, width, height);
  for (let p = 0; p < shadows.length; p++) {
    const shadow = shadows.at(p) ?? 0;
    const i = p * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    if (!shadow || alpha === 255) continue;
    const x = p % width;
    const y = (p - x) / width;
    const near = Math.min(1, Math.min(x, width - 1 - x, y, height - 1 - y) / (width * edge));
    const lifted = (Math.max(0, shadow - alphaNoise) / (1 - alphaNoise)) * shadowStrength * near;
    // What a pixel shows is some part of a thing before the shadow's black; only the shadow is changed.
    const whole = alpha / 255;
    const part = isShadow(data, i) ? 0 : Math.max(0, (whole - shadow) / (1 - shadow));
    const behind = (1 - part) * lifted;
    const made = part + behind;
    for (const [c, channel] of [red, green, blue].entries()) {
      const thing = part ? channel * whole : 0;
      data[i + c] = made ? Math.min(255, (thing + (ink[c] ?? 0) * behind) / made) : 0;
    }
    data[i + 3] = Math.round(made * 255);
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The catcher gives black; nothing in the palette is as dark, and edges of things are never wholly black. */
function isShadow(data: Buffer, i: number) {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
  return alpha < 250 && red < 14 && green < 14 && blue < 14;
}

/** The shadows' alpha (0 to 1), blurred a little but only among themselves, so that no thing's edge bleeds into them. */
function softShadows(data: Buffer, width: number, height: number): Float32Array {
  const count = width * height;
  const value = new Float32Array(count);
  const weight = new Float32Array(count);
  for (let p = 0; p < count; p++) {
    if (!isShadow(data, p * 4)) continue;
    value[p] = (data[p * 4 + 3] ?? 0) / 255;
    weight[p] = 1;
  }
  const weights = sumAround(weight, width, radius);
  return sumAround(value, width, radius).map((v, p) => (weights[p] ? v / (weights[p] ?? 1) : 0));
}
