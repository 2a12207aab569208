import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

/** The shadows' colour, the site's ink: black shadows look dirty on warm paper. */
const ink = [0x10, 0x24, 0x1c];
/** How much of a shadow's darkness is kept. */
const shadowStrength = 0.62;
/** Alpha below this is the noise of the shadow catcher, not shadow (0 to 1). */
const alphaNoise = 0.03;
/** Shadows fade out over this part of the picture's width towards its edges instead of being cut off. */
const edge = 0.06;

/**
 * Takes the grain of few samples out of a render: Debian's Blender has no denoiser, and non-local means does as well on
 * flat colours. Then lifts the catcher's alpha noise and tints the shadows.
 *
 * @param {string} png a render with a transparent ground
 * @returns {Promise<import("sharp").Sharp>} the cleaned picture
 */
export async function clean(png) {
  const smooth = `${png}.smooth.png`;
  const filter =
    "[0]format=rgba,split[a][b];[a]format=gbrp,nlmeans=s=3.6:p=5:r=11[rgb];[b]alphaextract,nlmeans=s=6:p=7:r=13[al];[rgb][al]alphamerge";
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", png, "-filter_complex", filter, "-frames:v", "1", smooth]);
  const { data, info } = await sharp(smooth).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = softenShadows(data, width, height);
  for (let i = 0, p = 0; i < data.length; i += 4, p++) {
    const shadow = alpha[p] / 255;
    if (!shadow || data[i + 3] === 255) continue;
    const x = p % width;
    const y = (p - x) / width;
    const near = Math.min(1, Math.min(x, width - 1 - x, y, height - 1 - y) / (width * edge));
    const lifted = (Math.max(0, shadow - alphaNoise) / (1 - alphaNoise)) * shadowStrength * near;
    // What a pixel shows is some part of a thing before the shadow's black; only the shadow is changed.
    const whole = data[i + 3] / 255;
    const part = isShadow(data, i) ? 0 : Math.max(0, (whole - shadow) / (1 - shadow));
    const behind = (1 - part) * lifted;
    const made = part + behind;
    for (let c = 0; c < 3; c++) {
      const thing = part ? data[i + c] * whole : 0;
      data[i + c] = made ? Math.min(255, (thing + ink[c] * behind) / made) : 0;
    }
    data[i + 3] = Math.round(made * 255);
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The catcher gives black; nothing in the palette is as dark, and edges of things are never wholly black. */
function isShadow(data, i) {
  return data[i + 3] < 250 && data[i] < 14 && data[i + 1] < 14 && data[i + 2] < 14;
}

/** The shadows' alpha, blurred a little but only among themselves, so that no object's edge bleeds into them. */
function softenShadows(data, width, height, radius = 3) {
  const count = width * height;
  let value = new Float32Array(count);
  let weight = new Float32Array(count);
  for (let p = 0; p < count; p++)
    if (isShadow(data, p * 4)) {
      value[p] = data[p * 4 + 3];
      weight[p] = 1;
    }
  for (const [step, length, lines, jump] of [
    [1, width, height, width],
    [width, height, width, 1],
  ]) {
    value = boxBlur(value, step, length, lines, jump, radius);
    weight = boxBlur(weight, step, length, lines, jump, radius);
  }
  return value.map((v, p) => (weight[p] ? v / weight[p] : 0));
}

function boxBlur(from, step, length, lines, jump, radius) {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    const start = line * jump;
    let sum = 0;
    for (let k = -radius; k < length; k++) {
      if (k + radius < length) sum += from[start + (k + radius) * step];
      if (k - radius - 1 >= 0) sum -= from[start + (k - radius - 1) * step];
      if (k >= 0) to[start + k * step] = sum;
    }
  }
  return to;
}
