/**
 * A small kit for drawing isometric dioramas as SVG.
 *
 * World: x runs along the front-left edge of the plate (left corner to front corner), y along the front-right edge
 * (front corner to right corner), z is up; the plate is 10 by 10. The camera and the light are those of the
 * Blender renders: light falls from the front left and above, shadows run to the back right.
 */
export const palette = {
  ink: "#10241C",
  forest: "#0F3D2E",
  forest2: "#164C3A",
  leaf: "#17724A",
  fern: "#5FA877",
  moss: "#8CC79B",
  sun: "#FFB938",
  sunSoft: "#FFE3A8",
  glow: "#FFE45C",
  paper: "#FBF8F1",
  mist: "#EEF3EA",
  sky: "#E3F0F6",
  water: "#A9D3E4",
  coral: "#F0764F",
  panel: "#24466B",
  panelLine: "#6F97BD",
  white: "#FFFDF7",
  stone: "#E2E5D8",
  cream: "#FBF3DC",
  grass: "#CFE3BE",
  sand: "#F4DDAE",
  wood: "#8A5A38",
  steel: "#B9C6C2",
  glass: "#2F5D66",
};

export const canvas = { width: 1400, height: 1120 };
const S = 87;
const A = (41.5 * Math.PI) / 180;
const sinE = 0.57;
const cosE = 0.822;
const ex = [Math.cos(A) * S, Math.sin(A) * sinE * S];
const ey = [Math.sin(A) * S, -Math.cos(A) * sinE * S];
const ez = -cosE * S;
const origin = [48, 694];
/** Ground offset of a shadow for one unit of height. */
const sun = [0.38, 0.86];

const n = (value) => Math.round(value * 10) / 10;
export const project = (x, y, z = 0) => [origin[0] + x * ex[0] + y * ey[0], origin[1] + x * ex[1] + y * ey[1] + z * ez];
export const px = (units) => units * S;
const points = (list) => list.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((c, i) =>
      Math.round(c + (to[i] - c) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};
export const lighten = (hex, t) => mix(hex, "#FFFFFF", t);
export const darken = (hex, t) => mix(hex, "#1C2A1E", t);
const lit = (hex) => mix(hex, "#FFF9E2", 0.1);
/** Shade of an upright face whose normal points along (nx, ny): -y faces the light, +x turns away. */
const sideShade = (hex, nx, ny) => {
  const t = Math.max(0, Math.min(1, Math.atan2(nx, -ny) / (Math.PI / 2)));
  return darken(hex, 0.02 + 0.2 * t);
};

/** An affine matrix that maps a drawing in world units to the plane through `o` with axes `u` (right) and `v` (down). */
const matrix = (o, u, v) => {
  const [p, pu, pv] = [project(...o), project(...o.map((c, i) => c + u[i])), project(...o.map((c, i) => c + v[i]))];
  return `matrix(${[pu[0] - p[0], pu[1] - p[1], pv[0] - p[0], pv[1] - p[1], p[0], p[1]].map((c) => Math.round(c * 100) / 100).join(" ")})`;
};
export const on = (o, u, v, svg) => `<g transform="${matrix(o, u, v)}">${svg}</g>`;

const hull = (list) => {
  const sorted = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (pts) => {
    const out = [];
    for (const p of pts) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
};
const ring = (x, y, r, count = 20) =>
  Array.from({ length: count }, (_, i) => [
    x + r * Math.cos((i / count) * 2 * Math.PI),
    y + r * Math.sin((i / count) * 2 * Math.PI),
  ]);
const rect = (x, y, w, d) => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];
const rounded = (x, y, w, d, r) => {
  const corners = [
    [x + w - r, y + r, -90],
    [x + w - r, y + d - r, 0],
    [x + r, y + d - r, 90],
    [x + r, y + r, 180],
  ];
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: 7 }, (_, i) => ((start + i * 15) * Math.PI) / 180).map((a) => [
      cx + r * Math.cos(a),
      cy + r * Math.sin(a),
    ]),
  );
};

export class Scene {
  constructor(options = {}) {
    this.options = options;
    this.items = [];
    this.ground = [];
    this.back = [];
    this.front = [];
    this.shadows = [];
    this.defs = options.defs ?? new Map();
  }

  /* Paint */
  gradient(key, body) {
    if (!this.defs.has(key)) this.defs.set(key, { id: `g${this.defs.size}`, body });
    return `url(#${this.defs.get(key).id})`;
  }
  vertical(top, bottom) {
    return this.gradient(
      `v${top}${bottom}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    );
  }
  horizontal(...stops) {
    return this.gradient(
      `h${stops}`,
      (id) =>
        `<linearGradient id="${id}">${stops.map((c, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${c}"/>`).join("")}</linearGradient>`,
    );
  }
  radial(inner, middle, outer) {
    return this.gradient(
      `r${inner}${middle}${outer}`,
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop stop-color="${inner}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
    );
  }
  halo(color) {
    return this.gradient(
      `o${color}`,
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".75"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    );
  }
  face(list, color, extra = "") {
    const fill = this.vertical(lighten(color, 0.05), darken(color, 0.06));
    return `<polygon points="${points(list)}" fill="${fill}" stroke="${fill}" stroke-width="1" stroke-linejoin="round" ${extra}/>`;
  }

  /* Placement */
  add(svg, box, options = {}) {
    this.items.push({ svg, box, bias: options.bias ?? 0 });
    return this;
  }
  /** Several parts that belong together are sorted among themselves and then placed as one. */
  group(draw, options = {}) {
    const part = new Scene({ defs: this.defs });
    draw(part);
    if (!part.items.length) return this;
    const boxes = part.items.map((item) => item.box);
    const low = (i) => Math.min(...boxes.map((box) => box[i]));
    const high = (i) => Math.max(...boxes.map((box) => box[i]));
    this.shadows.push(...part.shadows);
    this.ground.push(...part.ground);
    const body = part.sorted();
    return this.add(
      options.wrap ? options.wrap(body) : body,
      options.box ?? [low(0), low(1), low(2), high(3), high(4), high(5)],
      options,
    );
  }
  shadow(plan, z0, z1) {
    const all = plan.flatMap(([x, y]) => [z0, z1].map((z) => [x + sun[0] * z, y + sun[1] * z]));
    this.shadows.push(hull(all));
    return this;
  }

  /* Solids */
  /** An upright prism over a convex plan, counter-clockwise. */
  prism(plan, z, h, color, options = {}) {
    const { top = lit(color), shadow = true, deco = "", bias } = options;
    let svg = "";
    plan.forEach((a, i) => {
      const b = plan[(i + 1) % plan.length];
      const [nx, ny] = [b[1] - a[1], a[0] - b[0]];
      if (nx * Math.sin(A) - ny * Math.cos(A) <= 0) return;
      const shade = sideShade(color, nx, ny);
      svg += this.face([project(...a, z), project(...b, z), project(...b, z + h), project(...a, z + h)], shade);
    });
    const lid = plan.map((p) => project(...p, z + h));
    svg += `<polygon points="${points(lid)}" fill="${top}" stroke="${lighten(top, 0.35)}" stroke-width="1" stroke-linejoin="round"/>${deco}`;
    if (shadow) this.shadow(plan, z, z + h);
    const [xs, ys] = [plan.map((p) => p[0]), plan.map((p) => p[1])];
    return this.add(svg, [Math.min(...xs), Math.min(...ys), z, Math.max(...xs), Math.max(...ys), z + h], { bias });
  }
  /** A box; `left`, `right` and `up` are drawings in world units from each face's upper left corner. */
  box(x, y, z, w, d, h, color, options = {}) {
    const { left = "", right = "", up = "", r = 0 } = options;
    const deco =
      (left && on([x, y, z + h], [1, 0, 0], [0, 0, -1], left)) +
      (right && on([x + w, y, z + h], [0, 1, 0], [0, 0, -1], right)) +
      (up && on([x, y + d, z + h], [1, 0, 0], [0, -1, 0], up));
    return this.prism(r ? rounded(x, y, w, d, r) : rect(x, y, w, d), z, h, color, { ...options, deco });
  }
  cylinder(x, y, z, r, h, color, options = {}) {
    const { top = lit(color), r2 = r, shadow = true, bias, deco = "" } = options;
    const [[cx, cy], [tx, ty]] = [project(x, y, z), project(x, y, z + h)];
    const [a, b] = [r * S, r2 * S];
    const fill = this.horizontal(lighten(color, 0.12), color, darken(color, 0.26));
    const svg =
      `<path d="M${n(cx - a)} ${n(cy)}A${n(a)} ${n(a * sinE)} 0 0 0 ${n(cx + a)} ${n(cy)}L${n(tx + b)} ${n(ty)}A${n(b)} ${n(b * sinE)} 0 0 0 ${n(tx - b)} ${n(ty)}Z" fill="${fill}"/>` +
      `<ellipse cx="${n(tx)}" cy="${n(ty)}" rx="${n(b)}" ry="${n(b * sinE)}" fill="${top}" stroke="${lighten(top, 0.3)}"/>${deco}`;
    if (shadow) this.shadow(ring(x, y, Math.max(r, r2) * 0.95), z, z + h);
    return this.add(svg, [x - r, y - r, z, x + r, y + r, z + h], { bias });
  }
  cone(x, y, z, r, h, color, options = {}) {
    const [[cx, cy], [, ty]] = [project(x, y, z), project(x, y, z + h)];
    const a = r * S;
    const fill = this.horizontal(lighten(color, 0.14), color, darken(color, 0.34));
    this.shadows.push(
      hull([...ring(x + sun[0] * z, y + sun[1] * z, r * 0.95), [x + sun[0] * (z + h), y + sun[1] * (z + h)]]),
    );
    return this.add(
      `<path d="M${n(cx - a)} ${n(cy)}A${n(a)} ${n(a * sinE)} 0 0 0 ${n(cx + a)} ${n(cy)}Q${n(cx + a * 0.35)} ${n(ty + (cy - ty) * 0.35)} ${n(cx)} ${n(ty)}Q${n(cx - a * 0.35)} ${n(ty + (cy - ty) * 0.35)} ${n(cx - a)} ${n(cy)}Z" fill="${fill}"/>`,
      [x - r, y - r, z, x + r, y + r, z + h],
      options,
    );
  }
  sphere(x, y, z, r, color, options = {}) {
    const [cx, cy] = project(x, y, z);
    if (options.shadow !== false) this.shadows.push(ring(x + sun[0] * z, y + sun[1] * z, r * 0.95));
    return this.add(
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * S)}" fill="${this.radial(lighten(color, 0.28), color, darken(color, 0.3))}"/>`,
      [x - r, y - r, z - r, x + r, y + r, z + r],
      options,
    );
  }
  /** A free polygon in space. */
  poly(list, color, options = {}) {
    const [xs, ys, zs] = [0, 1, 2].map((i) => list.map((p) => p[i]));
    const svg = options.flat
      ? `<polygon points="${points(list.map((p) => project(...p)))}" fill="${color}" ${options.extra ?? ""}/>`
      : this.face(
          list.map((p) => project(...p)),
          color,
          options.extra,
        );
    if (options.shadow !== false) this.shadows.push(hull(list.map(([x, y, z]) => [x + sun[0] * z, y + sun[1] * z])));
    return this.add(
      svg + (options.deco ?? ""),
      [Math.min(...xs), Math.min(...ys), Math.min(...zs), Math.max(...xs), Math.max(...ys), Math.max(...zs)],
      options,
    );
  }
  /** A thin round bar between two points. */
  rod(from, to, width, color, options = {}) {
    const [[x1, y1], [x2, y2]] = [project(...from), project(...to)];
    const svg = `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${color}" stroke-width="${n(width * S)}" stroke-linecap="round" ${options.extra ?? ""}/>`;
    if (options.shadow !== false) {
      const flat = [from, to].map(([x, y, z]) => [x + sun[0] * z, y + sun[1] * z]);
      this.shadows.push(hull(flat.flatMap(([x, y]) => ring(x, y, width / 2, 6))));
    }
    const box = [0, 1, 2].map((i) => Math.min(from[i], to[i])).concat([0, 1, 2].map((i) => Math.max(from[i], to[i])));
    return this.add(svg, box, options);
  }
  /** A drawing that faces the viewer, in pixels around the projection of a point. */
  sign(x, y, z, svg, options = {}) {
    const [cx, cy] = project(x, y, z);
    const r = options.r ?? 0.1;
    return this.add(
      `<g transform="translate(${n(cx)} ${n(cy)})">${svg}</g>`,
      [x - r, y - r, z - r, x + r, y + r, z + r],
      options,
    );
  }
  /** A drawing standing upright along x (facing front left) or along y (facing front right), in world units. */
  standing(axis, x, y, z, svg, options = {}) {
    const u = axis === "x" ? [1, 0, 0] : [0, 1, 0];
    const size = options.size ?? 1;
    const svgOn = on([x, y, z], u, [0, 0, -1], svg);
    return this.add(svgOn, [x, y, z - size, x + u[0] * size, y + u[1] * size, z], options);
  }

  /* Ground */
  tile(list, color, options = "") {
    this.ground.push(`<polygon points="${points(list.map(([x, y]) => project(x, y)))}" fill="${color}" ${options}/>`);
    return this;
  }
  area(x, y, w, d, color, r = 0.12) {
    return this.tile(rounded(x, y, w, d, r), color);
  }
  drawn(svg) {
    this.ground.push(on([0, 0, 0], [1, 0, 0], [0, 1, 0], svg));
    return this;
  }

  /** The sun on its arc, along the back edge of the plate. `at` is the hour between 0 and 1. */
  arc(at = 0.4, options = {}) {
    const {
      height = 5.1,
      color = palette.sun,
      x0 = 0.1,
      x1 = 10.35,
      y = 10.2,
      r = 0.46,
      dots = [0.14, 0.27, 0.4, 0.53, 0.66, 0.79, 0.91],
    } = options;
    const point = (t) => {
      const a = Math.PI * (1 - t);
      return project((x0 + x1) / 2 + ((x1 - x0) / 2) * Math.cos(a), y, height * Math.sin(a) - 0.2);
    };
    const path = Array.from({ length: 61 }, (_, i) => point(i / 60));
    const [sx, sy] = point(at);
    this.back.push(
      `<polyline points="${points(path)}" fill="none" stroke="${color}" stroke-width="4.5" stroke-linecap="round"/>` +
        dots
          .filter((t) => Math.abs(t - at) > 0.08)
          .map((t) => {
            const [x, y2] = point(t);
            return `<circle cx="${n(x)}" cy="${n(y2)}" r="7.5" fill="${color}"/>`;
          })
          .join("") +
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(r * 2.6 * S)}" fill="${this.halo(palette.sunSoft)}"/>` +
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(r * S)}" fill="${this.gradient(`sun:${color}`, (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighten(color, 0.16)}"/><stop offset="1" stop-color="${color}"/></linearGradient>`)}"/>`,
    );
    return this;
  }

  /* Props */
  tree(x, y, size = 1, color = palette.leaf) {
    return this.group((s) =>
      s
        .cylinder(x, y, 0, 0.07 * size, 0.5 * size, palette.wood, { r2: 0.05 * size })
        .sphere(x, y, 0.85 * size, 0.46 * size, mix(color, "#2F9C62", 0.45)),
    );
  }
  pine(x, y, size = 1, color = palette.leaf) {
    return this.group((s) => {
      s.cylinder(x, y, 0, 0.08 * size, 0.3 * size, palette.wood);
      [
        [0.25, 0.48, 0.6],
        [0.58, 0.38, 0.55],
        [0.88, 0.27, 0.55],
      ].forEach(([z, r, h]) => {
        s.cone(x, y, z * size, r * size, h * size, mix(color, "#2F9C62", 0.3));
      });
    });
  }
  bush(x, y, size = 1, color = palette.fern) {
    return this.sphere(x, y, 0.16 * size, 0.24 * size, color);
  }
  palm(x, y, size = 1) {
    return this.group((s) => {
      const top = [x + 0.28 * size, y, 2.1 * size];
      const [[x0, y0], [x1, y1]] = [project(x, y), project(...top)];
      s.shadow(ring(x, y, 0.06), 0, 2 * size).shadow(ring(x + 0.1, y, 0.55 * size), 2 * size, 2 * size);
      s.add(
        `<path d="M${n(x0)} ${n(y0)}Q${n(x0 - 6 * size)} ${n((y0 + y1) / 2)} ${n(x1)} ${n(y1)}" fill="none" stroke="${this.horizontal("#B98A5E", "#7C5030")}" stroke-width="${n(14 * size)}" stroke-linecap="round"/>`,
        [x - 0.1, y - 0.1, 0, x + 0.1, y + 0.1, 2 * size],
      );
      const leaves = [
        [-1, -0.2, "#17724A"],
        [1, -0.15, "#1F7F52"],
        [-0.75, -0.75, "#2F9C62"],
        [0.72, -0.72, "#2F9C62"],
        [-0.85, 0.5, "#3FA56C"],
        [0.85, 0.55, "#17724A"],
        [0.05, 0.75, "#5FA877"],
      ];
      const fronds = leaves
        .map(([dx, dy, color]) => {
          const [tx, ty] = [dx * 82 * size, dy * 52 * size + 26 * size];
          return `<path d="M0 0Q${n(tx * 0.5 - dy * 6)} ${n(ty - 64 * size)} ${n(tx)} ${n(ty)}Q${n(tx * 0.42)} ${n(ty - 28 * size)} 0 0Z" fill="${color}"/>`;
        })
        .join("");
      s.sign(
        ...top,
        `${fronds}<circle cx="-6" cy="7" r="${7 * size}" fill="#8A5A38"/><circle cx="7" cy="9" r="${7 * size}" fill="#6E4528"/>`,
        { r: 0.4 * size },
      );
    });
  }
  cactus(x, y, size = 1) {
    const color = mix(palette.leaf, "#2F9C62", 0.4);
    return this.group((s) => {
      const [cx, cy] = project(x, y);
      const k = size * S;
      s.shadow(ring(x, y, 0.16 * size), 0, 1.6 * size).shadow(ring(x + 0.1, y, 0.3 * size), 0.6 * size, 1 * size);
      const arm = (d, w) =>
        `<path d="${d}" fill="none" stroke="${this.gradient(`cactus${w}`, (id) => `<linearGradient id="${id}" x1="-1" x2="1" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="#4DB27E"/><stop offset="1" stop-color="#12583A"/></linearGradient>`)}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
      s.add(
        `<g transform="translate(${n(cx)} ${n(cy)}) scale(${n(k)})">${arm("M0-.55H-.42V-.95", 0.2)}${arm("M0-.4H.42V-.75", 0.2)}${arm("M0 0V-1.35", 0.32)}<path d="M-.05-.05V-1.36M.06-.05V-1.34" stroke="${lighten(color, 0.3)}" stroke-width=".02" opacity=".7"/></g>`,
        [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, 1.4 * size],
      );
    });
  }
  /** A tilted solar panel: rises from the front (y) to the back. */
  panel(x, y, w, d, z0 = 0.15, z1 = 0.75, cols = 3, rows = 2) {
    return this.group((s) => {
      s.rod([x + 0.15, y + d * 0.85, 0], [x + 0.15, y + d * 0.85, z1 * 0.85], 0.06, palette.steel);
      s.rod([x + w - 0.15, y + d * 0.85, 0], [x + w - 0.15, y + d * 0.85, z1 * 0.85], 0.06, palette.steel);
      s.slab(x, y, w, d, z0, z1, cols, rows);
    });
  }
  slab(x, y, w, d, z0, z1, cols = 3, rows = 2, options = {}) {
    const deco = on([x, y + d, z1], [1, 0, 0], [0, -1, -(z1 - z0) / d], panelGrid(w, d, cols, rows));
    const t = 0.07;
    const side = [
      [x + w, y, z0],
      [x + w, y + d, z1],
      [x + w, y + d, z1 - t],
      [x + w, y, z0 - t],
    ];
    const lip = [
      [x, y, z0],
      [x + w, y, z0],
      [x + w, y, z0 - t],
      [x, y, z0 - t],
    ];
    const extra = [side, lip]
      .map((l) => `<polygon points="${points(l.map((p) => project(...p)))}" fill="#DDE6E4"/>`)
      .join("");
    return this.poly(
      [
        [x, y, z0],
        [x + w, y, z0],
        [x + w, y + d, z1],
        [x, y + d, z1],
      ],
      palette.panel,
      { ...options, deco: extra + deco },
    );
  }
  turbine(x, y, h = 4, r = 1.5, angle = 12, options = {}) {
    return this.group((s) => {
      s.cylinder(x, y, 0, 0.13, h, "#F4F5F0", { r2: 0.07 });
      s.shadow(ring(x, y, r * 0.5), h, h);
      const blade = `<path d="M0-6C16-26 12-60 3 ${n(-r * S)}Q0 ${n(-r * S - 5)}-3 ${n(-r * S)}C-10-60-9-26 0-6Z" fill="#FFFFFF" stroke="#DFE6DF" stroke-width="1.2"/>`;
      s.sign(
        x,
        y - 0.15,
        h + 0.02,
        `<g transform="skewY(14) scale(.92 1)">${[0, 120, 240].map((a) => `<g transform="rotate(${a + angle})">${blade}</g>`).join("")}</g><circle r="10" fill="#E8ECE6"/><circle cx="-2" cy="-2" r="5" fill="#fff"/>`,
        { r: 0.12 },
      );
    }, options);
  }
  rack(x, y, w = 1, d = 1, h = 2, options = {}) {
    const { z = 0, rows = Math.round(h / 0.26), color = "#16382B", seed = 1 } = options;
    const step = (h - 0.2) / rows;
    const lamps = (width, offset) =>
      Array.from({ length: rows }, (_, i) => {
        const v = 0.12 + i * step;
        const colors = ["#FFD75A", "#FFFFFF", "#CFF5D8"];
        const lights = Array.from(
          { length: 3 },
          (_, j) =>
            `<rect x="${n(10 * (0.13 + j * 0.13)) / 10}" y="${(v + step * 0.28).toFixed(3)}" width=".085" height="${(step * 0.4).toFixed(3)}" rx=".015" fill="${colors[(i * 2 + j + seed + offset) % 3]}" opacity="${(i * 3 + j + seed) % 5 === 0 ? 0.35 : 1}"/>`,
        ).join("");
        return `<rect x=".05" y="${v.toFixed(3)}" width="${(width - 0.1).toFixed(3)}" height="${(step * 0.9).toFixed(3)}" rx=".03" fill="#0B2219"/>${lights}<rect x="${(width - 0.42).toFixed(2)}" y="${(v + step * 0.4).toFixed(3)}" width=".3" height="${(step * 0.12).toFixed(3)}" fill="#3F6B58"/>`;
      }).join("");
    return this.box(x, y, z, w, d, h, color, {
      top: "#3A5C4D",
      left: lamps(w, 0),
      right: `<g opacity=".92">${lamps(d, 1)}</g>`,
      ...options,
    });
  }
  cloud(x, y, z, size = 1, options = {}) {
    const { tint = "#FFFFFF" } = options;
    const puffs = [
      [-1.25, 0.05, 0.5],
      [1.28, 0.1, 0.46],
      [-0.62, -0.32, 0.68],
      [0.68, -0.22, 0.6],
      [0.02, -0.55, 0.78],
      [-0.35, 0.16, 0.52],
      [0.45, 0.18, 0.52],
    ];
    this.shadow(ring(x - 0.3 * size, y, 0.8 * size), z * 0.55, z * 0.55).shadow(
      ring(x + 0.5 * size, y, 0.6 * size),
      z * 0.55,
      z * 0.55,
    );
    const fill = this.gradient(
      `cloud${tint}`,
      (id) =>
        `<linearGradient id="${id}" x1="-140" y1="-120" x2="70" y2="75" gradientUnits="userSpaceOnUse"><stop stop-color="${tint}"/><stop offset=".55" stop-color="${mix(tint, "#EAF3F1", 0.8)}"/><stop offset="1" stop-color="${mix(tint, "#B9D2D2", 0.95)}"/></linearGradient>`,
    );
    const soft = this.gradient(
      `puff${tint}`,
      (id) =>
        `<radialGradient id="${id}" cx=".38" cy=".28" r=".75"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    );
    const shape =
      puffs.map(([a, b, r]) => `<circle cx="${n(a * S)}" cy="${n(b * S)}" r="${n(r * S)}"/>`).join("") +
      `<rect x="${n(-1.4 * S)}" y="${n(0)}" width="${n(2.85 * S)}" height="${n(0.66 * S)}" rx="${n(0.34 * S)}"/>`;
    return this.sign(
      x,
      y,
      z,
      `<g transform="scale(${size})"><g fill="${fill}" stroke="#D7E6E2" stroke-width="0">${shape}</g><g fill="${soft}">${puffs
        .slice(2)
        .map(([a, b, r]) => `<circle cx="${n(a * S)}" cy="${n(b * S)}" r="${n(r * 0.92 * S)}"/>`)
        .join("")}</g>${options.deco ?? ""}</g>`,
      { r: size * 0.9, ...options },
    );
  }
  /** A house with a pitched roof, ridge along x. */
  house(x, y, w = 2, d = 1.6, h = 1, options = {}) {
    const { wall = "#FFFDF7", roof = palette.coral, rise = 0.9, solar = true, z = 0, left, right } = options;
    return this.group((s) => {
      const door = `<rect x="${w * 0.18}" y="${h * 0.36}" width="${w * 0.17}" height="${h * 0.64}" fill="#21483A"/><rect x="${w * 0.55}" y="${h * 0.34}" width="${w * 0.27}" height="${h * 0.36}" fill="${palette.glass}"/>`;
      const pane = `<rect x="${d * 0.32}" y="${h * 0.3}" width="${d * 0.36}" height="${h * 0.38}" fill="${palette.glow}"/>`;
      s.box(x, y, z, w, d, h, wall, { left: left ?? door, right: right ?? pane });
      const o = 0.14;
      const [y0, y1, ym, z0, z1] = [y - o, y + d + o, y + d / 2, z + h - 0.08, z + h + rise];
      s.shadow(
        [
          [x, ym - 0.02],
          [x + w, ym - 0.02],
          [x + w, ym],
          [x, ym],
        ],
        z,
        z1,
      );
      const gable = [
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x + w, ym, z1 - 0.1],
      ];
      const run = ym - y0;
      const slope = [0, -1, -(z1 - z0) / run];
      const grid = solar
        ? on(
            [x + w * 0.12, ym - run * 0.14, z1 - (z1 - z0) * 0.14],
            [1, 0, 0],
            slope,
            panelGrid(w * 0.76, run * 0.68, solar.cols ?? 3, 2, roof),
          )
        : "";
      const svg =
        this.face(
          gable.map((p) => project(...p)),
          darken(wall, 0.2),
        ) +
        this.face(
          [
            [x + w + o, ym, z1],
            [x + w + o, y1, z0],
            [x + w, y1, z0],
            [x + w, ym, z1 - 0.02],
          ].map((p) => project(...p)),
          darken(roof, 0.24),
        ) +
        this.face(
          [
            [x - o, y0, z0],
            [x + w + o, y0, z0],
            [x + w + o, ym, z1],
            [x - o, ym, z1],
          ].map((p) => project(...p)),
          lighten(roof, 0.12),
        ) +
        this.face(
          [
            [x + w + o, y0, z0],
            [x + w + o, ym, z1],
            [x + w + o, y1, z0],
            [x + w + o, y1, z0 - 0.09],
            [x + w + o, ym, z1 - 0.12],
            [x + w + o, y0, z0 - 0.09],
          ].map((p) => project(...p)),
          darken(roof, 0.12),
        ) +
        grid;
      s.add(svg, [x - o, y0, z + h, x + w + o, y1, z1], { bias: 5 });
    });
  }
  /** An office block with a window grid; `lit` is how many of ten windows glow. */
  tower(x, y, w, d, h, options = {}) {
    const {
      color = "#FBF6EA",
      cols = Math.round(w / 0.42),
      colsRight = Math.round(d / 0.42),
      floors = Math.round(h / 0.55),
      glow = 2,
      roof = "panels",
      rim = "#F0DFC2",
      seed = 3,
      glass = "#2B4F58",
      z = 0,
    } = options;
    return this.group((s) => {
      s.box(x, y, z, w, d, h, color, {
        left: windows(w, h, cols, floors, { glow, seed, glass }),
        right: windows(d, h, colsRight, floors, { glow, seed: seed + 4, glass }),
      });
      s.box(x - 0.07, y - 0.07, z + h, w + 0.14, d + 0.14, 0.12, rim, { top: darken(rim, 0.03) });
      const top = z + h + 0.12;
      if (roof === "panels") {
        const rows = Math.max(1, Math.floor(d / 0.62));
        for (let i = 0; i < rows; i += 1)
          s.slab(
            x + 0.12,
            y + 0.1 + (i * (d - 0.1)) / rows,
            w - 0.24,
            ((d - 0.2) / rows) * 0.86,
            top + 0.06,
            top + 0.3,
            Math.max(2, Math.round(w / 0.5)),
            1,
          );
      } else if (roof === "garden") {
        s.box(x + 0.1, y + 0.1, top, w - 0.2, d - 0.2, 0.06, palette.moss);
        s.bush(x + w * 0.3, y + d * 0.35).bush(x + w * 0.7, y + d * 0.65);
        s.items.slice(-2).forEach((item) => {
          item.svg = `<g transform="translate(0 ${n(ez * top)})">${item.svg}</g>`;
          item.box[2] += top;
          item.box[5] += top;
        });
      }
    });
  }
  bars(x, y, heights, options = {}) {
    const { w = 0.34, gap = 0.16, d = 0.34, colors = [palette.leaf], last = palette.sun, axis = "x", z = 0 } = options;
    heights.forEach((h, i) => {
      const color = i === heights.length - 1 && last ? last : colors[i % colors.length];
      const at = i * (w + gap);
      this.box(axis === "x" ? x + at : x, axis === "x" ? y : y + at, z, w, d, h, color);
    });
    return this;
  }
  parcel(x, y, z = 0, size = 0.6, color = "#DDAE78") {
    const t = size * 0.16;
    const tape = `<rect x="${(size - t) / 2}" width="${t}" height="${size * 0.42}" fill="#F6E2BC"/>`;
    return this.box(x, y, z, size, size, size * 0.8, color, {
      left: tape,
      right: tape.replace("#F6E2BC", "#DBC08F"),
      up: `<rect x="${(size - t) / 2}" width="${t}" height="${size}" fill="#FBEBCB"/>`,
    });
  }
  lamp(x, y, h = 1.1, color = palette.glow) {
    return this.group((s) =>
      s.cylinder(x, y, 0, 0.06, h, palette.ink).sphere(x, y, h + 0.08, 0.14, color, { shadow: false }),
    );
  }
  car(x, y, color = palette.coral, axis = "x") {
    return this.group((s) => {
      const [w, d] = axis === "x" ? [1, 0.5] : [0.5, 1];
      const wheel = (a, v) =>
        `<circle cx="${a}" cy="${v}" r=".12" fill="#10241C"/><circle cx="${a}" cy="${v}" r=".05" fill="#B9C6C2"/>`;
      const wheels = wheel(0.24, 0.26) + wheel(0.76, 0.26);
      s.box(x, y, 0.1, w, d, 0.27, color, { r: 0.08, [axis === "x" ? "left" : "right"]: wheels });
      s.box(
        x + (axis === "x" ? 0.2 : 0.05),
        y + (axis === "x" ? 0.05 : 0.2),
        0.37,
        axis === "x" ? 0.58 : 0.4,
        axis === "x" ? 0.4 : 0.58,
        0.22,
        "#DCEAF0",
        { top: lighten(color, 0.1) },
      );
    });
  }
  lattice(x, y, h, w0, w1, color, options = {}) {
    const { steps = 6, width = 0.05, z = 0 } = options;
    return this.group((s) => {
      const corner = (i, t) => {
        const r = (w0 + (w1 - w0) * t) / 2;
        return [x + [-r, r, r, -r][i], y + [-r, -r, r, r][i], z + h * t];
      };
      [3, 2, 0, 1].forEach((i, k) => {
        s.rod(corner(i, 0), corner(i, 1), width * 1.35, k < 2 ? darken(color, 0.18) : color, { bias: k });
      });
      for (let j = 0; j < steps; j += 1) {
        [
          [0, 1],
          [1, 2],
        ].forEach(([a, b], side) => {
          const shade = side ? darken(color, 0.15) : color;
          s.rod(corner(a, j / steps), corner(b, (j + 1) / steps), width * 0.8, shade, { shadow: false, bias: 5 });
          s.rod(corner(b, j / steps), corner(a, (j + 1) / steps), width * 0.8, shade, { shadow: false, bias: 5 });
          s.rod(corner(a, (j + 1) / steps), corner(b, (j + 1) / steps), width * 0.8, shade, { shadow: false, bias: 5 });
        });
      }
    }, options);
  }

  /* Output */
  /** Items from back to front: an item is behind another if a plane between their boxes says so. */
  sorted() {
    const list = this.items
      .map((item) => {
        const b = item.box;
        const [cx, cy, cz] = [(b[0] + b[3]) / 2, (b[1] + b[4]) / 2, (b[2] + b[5]) / 2];
        return { ...item, depth: cx * Math.sin(A) * cosE - cy * Math.cos(A) * cosE + cz * sinE + item.bias };
      })
      .sort((a, b) => a.depth - b.depth);
    const e = 0.011;
    const behind = (p, q) => {
      const [a, b] = [p.box, q.box];
      let vote = 0;
      if (a[3] <= b[0] + e) vote += 1;
      if (b[3] <= a[0] + e) vote -= 1;
      if (a[1] >= b[4] - e) vote += 1;
      if (b[1] >= a[4] - e) vote -= 1;
      if (a[5] <= b[2] + e) vote += 1;
      if (b[5] <= a[2] + e) vote -= 1;
      return vote;
    };
    const screen = (box) => {
      const c = [0, 1].flatMap((i) =>
        [0, 1].flatMap((j) => [0, 1].map((k) => project(box[i * 3], box[1 + j * 3], box[2 + k * 3]))),
      );
      const [xs, ys] = [c.map((p) => p[0]), c.map((p) => p[1])];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    };
    list.forEach((item) => {
      item.screen = screen(item.box);
    });
    const touch = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
    const out = [];
    const state = new Map();
    const visit = (item) => {
      if (state.has(item)) return;
      state.set(item, 1);
      for (const other of list)
        if (other !== item && !state.has(other) && touch(item.screen, other.screen) && behind(other, item) > 0)
          visit(other);
      out.push(item);
    };
    list.forEach(visit);
    return out.map((item) => item.svg).join("\n");
  }
  plate() {
    const {
      top = palette.grass,
      side = palette.cream,
      rim = mix(top, "#B9DDA4", 0.6),
      size = [0, 0, 10, 10],
    } = this.options;
    const plan = rounded(...size, 0.35);
    const part = new Scene({ defs: this.defs });
    part.prism(plan, -0.72, 0.56, side, { shadow: false });
    part.prism(plan, -0.16, 0.16, rim, { shadow: false, top });
    const surface = points(plan.map((p) => project(...p)));
    const sheen = this.gradient(
      `sheen${top}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1=".3" x2="1" y2=".6"><stop stop-color="#FFFEF0" stop-opacity=".26"/><stop offset="1" stop-color="#2E7A4E" stop-opacity=".05"/></linearGradient>`,
    );
    return { body: part.items.map((item) => item.svg).join(""), surface, plan, sheen };
  }
  toString() {
    const { body, surface, plan, sheen } = this.plate();
    const tint = this.options.shade ?? "#1D4A35";
    const fall = (dx, dy) =>
      this.shadows
        .map(
          (s) =>
            `<polygon points="${points(
              s.map(([x, y]) => {
                const p = project(x, y);
                return [p[0] + dx, p[1] + dy];
              }),
            )}"/>`,
        )
        .join("");
    const drop = 0.72;
    const under = hull([...plan, ...plan.map(([x, y]) => [x + sun[0] * drop, y + sun[1] * drop])]).map(([x, y]) =>
      project(x, y, -drop),
    );
    const items = this.sorted();
    const defs = [...this.defs.values()].map(({ id, body: make }) => make(id)).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">
<defs>${defs}<clipPath id="top"><polygon points="${surface}"/></clipPath>
<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="${canvas.width - 110}" x2="${canvas.width - 8}" y1="0" y2="0"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${canvas.width}" height="${canvas.height}"><rect width="${canvas.width}" height="${canvas.height}" fill="url(#edge)"/></mask>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="softer" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter></defs>
${this.back.join("")}
<g mask="url(#fade)"><g filter="url(#softer)" opacity=".2" fill="#2A3029"><polygon points="${points(under)}"/>${fall(sun[0] * drop * ex[0] + sun[1] * drop * ey[0], sun[0] * drop * ex[1] + sun[1] * drop * ey[1] - drop * ez)}</g></g>
${body}
<g clip-path="url(#top)">${this.ground.join("")}<polygon points="${surface}" fill="${sheen}"/><g filter="url(#soft)" opacity=".27" fill="${tint}">${fall(0, 0)}</g></g>
${items}
${this.front.join("")}
</svg>`;
  }
}

export const windows = (w, h, cols, rows, options = {}) => {
  const { glow = 2, seed = 1, glass = "#2B4F58", lit: shine = palette.glow } = options;
  const [mx, my] = [w * 0.09, h * 0.07];
  const [cw, ch] = [(w - 2 * mx) / cols, (h - 2 * my) / rows];
  let svg = "";
  for (let i = 0; i < cols; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const on10 = (i * 7 + j * 5 + seed * 3 + i * j * 3) % 10 < glow;
      svg += `<rect x="${(mx + i * cw + cw * 0.18).toFixed(3)}" y="${(my + j * ch + ch * 0.2).toFixed(3)}" width="${(cw * 0.64).toFixed(3)}" height="${(ch * 0.6).toFixed(3)}" fill="${on10 ? shine : glass}"/>`;
    }
  return svg;
};
export const panelGrid = (w, d, cols, rows, frame = palette.panelLine) => {
  let svg = `<rect width="${w}" height="${d}" fill="${palette.panel}"/><path d="M0 ${d}L${w * 0.45} 0H${w * 0.7}L${w * 0.25} ${d}Z" fill="#fff" opacity=".07"/>`;
  for (let i = 1; i < cols; i += 1)
    svg += `<rect x="${((w * i) / cols - 0.015).toFixed(3)}" width=".03" height="${d}" fill="${frame}"/>`;
  for (let i = 1; i < rows; i += 1)
    svg += `<rect y="${((d * i) / rows - 0.015).toFixed(3)}" width="${w}" height=".03" fill="${frame}"/>`;
  return svg;
};
/** Lines of invented code: pairs of [indent, length, colour]. */
export const code = (lines, options = {}) => {
  const { x = 0.16, y = 0.2, step = 0.2, unit = 1 } = options;
  return lines
    .map((parts, i) => {
      let at = x;
      return parts
        .map(([length, color]) => {
          const rectangle = color
            ? `<rect x="${at.toFixed(2)}" y="${(y + i * step).toFixed(2)}" width="${length * unit}" height="${step * 0.45}" rx="${step * 0.22}" fill="${color}"/>`
            : "";
          at += length * unit + 0.08;
          return rectangle;
        })
        .join("");
    })
    .join("");
};
