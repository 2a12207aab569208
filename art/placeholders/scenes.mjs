/** The interim dioramas, one short function each. Blender illustrations of the same names will replace them. */
import { code, darken, lighten, mix, on, palette as p, panelGrid, project, px, Scene, windows } from "./isometric.mjs";

const scene = (options) => new Scene(options);
const path = "#E4E7DC";
const TAU = Math.PI * 2;

/** A dark screen standing along x with lines of code. */
const codePanel = (s, x, y, w, h, lines, options = {}) =>
  s.box(x, y, options.z ?? 0.25, w, 0.16, h, p.forest, {
    top: p.forest2,
    r: 0,
    left: `<rect x=".07" y=".07" width="${w - 0.14}" height="${h - 0.14}" rx=".06" fill="#0B2A20"/><g><circle cx=".24" cy=".22" r=".05" fill="${p.coral}"/><circle cx=".4" cy=".22" r=".05" fill="${p.sun}"/><circle cx=".56" cy=".22" r=".05" fill="${p.fern}"/></g>${code(lines, { x: 0.22, y: 0.48, step: options.step ?? 0.27 })}`,
  });
const wire = (s, list, color = p.sun, width = 0.06) => {
  s.ground.push(
    `<polyline points="${list
      .map(([x, y]) =>
        project(x, y)
          .map((v) => v.toFixed(1))
          .join(","),
      )
      .join(
        " ",
      )}" fill="none" stroke="${color}" stroke-width="${px(width)}" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  return s;
};
const cross = (size, color) =>
  `<path d="M${-size * 0.3}-${size}h${size * 0.6}v${size * 0.7}h${size * 0.7}v${size * 0.6}h-${size * 0.7}v${size * 0.7}h-${size * 0.6}v-${size * 0.7}h-${size * 0.7}v-${size * 0.6}h${size * 0.7}z" fill="${color}"/>`;
const leaf = (color = p.leaf, vein = "#BFE3C6") =>
  `<path d="M0 1C-.75.7-.9-.2 0-1 .9-.2.75.7 0 1Z" fill="${color}"/><path d="M0 1.25V-.55M0 .5L.36.15M0 .5L-.36.15M0 .05L.28-.22M0 .05L-.28-.22" fill="none" stroke="${vein}" stroke-width=".09" stroke-linecap="round"/>`;

export const scenes = {
  "cloud-services"() {
    const s = scene().arc(0.56);
    s.area(1.2, 2.5, 7.9, 4.4, path, 0.3);
    [1.7, 3.5, 5.3, 7.1].forEach((x, i) => {
      s.rack(x, 3.9 + (i % 2) * 0.25, 1.5, 1.5, [2, 2.5, 2.2, 1.7][i], { seed: i });
    });
    [
      [2.45, 4.6, 2],
      [4.25, 4.9, 2.5],
      [6.05, 4.6, 2.2],
      [7.85, 4.9, 1.7],
    ].forEach(([x, y, z]) => {
      s.rod([x, y, z], [x * 0.8 + 1, 5, 4], 0.05, p.sun, { shadow: false, bias: 2 });
    });
    s.cloud(5, 5, 4.75, 1.8, { bias: 20 });
    return s
      .tree(1, 8.6, 1.2)
      .tree(8.8, 8.4, 1, p.fern)
      .pine(9.1, 1.4, 1)
      .tree(1.2, 1.3, 1.05, p.fern)
      .pine(0.9, 4.6, 1.05)
      .bush(3.2, 1.3)
      .bush(6.4, 1.1, 1.2)
      .bush(9.1, 4.6)
      .box(4.1, 1.6, 0, 1.8, 0.16, 0.7, p.white, {
        left: `<rect x=".14" y=".14" width="1" height=".14" rx=".07" fill="${p.leaf}"/><rect x=".14" y=".4" width="1.5" height=".14" rx=".07" fill="${p.sun}"/>`,
      });
  },
  "ai-solutions"() {
    const s = scene().arc(0.62);
    const ends = [
      [1.3, 2],
      [1.2, 5],
      [1.4, 8.2],
      [5, 8.8],
      [8.6, 8.4],
      [8.8, 5],
      [8.5, 1.7],
      [5, 1.2],
    ];
    ends.forEach(([x, y], i) => {
      const horizontal = i % 2 === 0;
      wire(
        s,
        [[5, 5], horizontal ? [x < 5 ? 3.6 : 6.4, y < 5 ? 3.4 + (i % 3) * 0.2 : 6.4] : [5, 5], [x, y]],
        i % 3 ? "#FFFFFF" : p.sun,
        0.09,
      );
      s.cylinder(x, y, 0, 0.4, 0.22, "#FFFDF7").sphere(x, y, 0.62, 0.38, [p.sun, p.leaf, p.coral, p.fern][i % 4]);
    });
    for (let i = 0; i < 6; i += 1) {
      s.box(3 + i * 0.7, 2.35, 0.1, 0.3, 0.5, 0.16, p.steel).box(7.2, 3 + i * 0.7, 0.1, 0.5, 0.3, 0.16, p.steel);
    }
    s.box(2.7, 2.7, 0, 4.6, 4.6, 0.6, p.forest, {
      top: "#2C5A48",
      up: `<rect x=".3" y=".3" width="4" height="4" rx=".2" fill="none" stroke="${p.fern}" stroke-width=".06"/><circle cx=".62" cy="3.98" r=".13" fill="${p.sun}"/>`,
    });
    const net = (w) =>
      `<g stroke="#BFE9CC" stroke-width=".05" fill="none"><path d="M.5 .6L1.3 .95L2.05 .5M1.3 .95L.7 1.7L1.5 2.1L2.1 1.45L1.3 .95M.7 1.7L.5 .6M2.1 1.45L2.05 .5"/></g>${[
        [0.5, 0.6],
        [1.3, 0.95],
        [2.05, 0.5],
        [0.7, 1.7],
        [1.5, 2.1],
        [2.1, 1.45],
      ]
        .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i === 1 ? 0.2 : 0.13}" fill="${i % 2 ? w : "#fff"}"/>`)
        .join("")}`;
    s.box(3.7, 3.7, 0.6, 2.6, 2.6, 2.6, "#1F8A5A", {
      top: "#56B585",
      left: net(p.sun),
      right: net(p.sunSoft),
      up: `<rect x=".3" y=".3" width="2" height="2" rx=".25" fill="none" stroke="#D5F2DD" stroke-width=".06"/><circle cx="1.3" cy="1.3" r=".42" fill="${p.sun}"/>`,
    });
    return s.tree(3, 9.1, 0.9).tree(9.2, 6.8, 0.9, p.fern).bush(3, 1, 1).pine(0.9, 6.8, 0.9).bush(7, 1);
  },
  devops() {
    const s = scene().arc(0.45);
    const at = (t, a = 4.1) => {
      const [u, v] = [
        (a * 1.18 * Math.cos(t)) / (1 + Math.sin(t) ** 2),
        (a * 1.35 * Math.sin(t) * Math.cos(t)) / (1 + Math.sin(t) ** 2),
      ];
      return [5 + (u - v) / Math.SQRT2, 5 + (u + v) / Math.SQRT2];
    };
    const loop = (z) =>
      Array.from({ length: 121 }, (_, i) =>
        project(...at((i / 120) * TAU), z)
          .map((c) => c.toFixed(1))
          .join(","),
      ).join(" ");
    const line = (z, w, color, extra = "") =>
      `<polyline points="${loop(z)}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linejoin="round" ${extra}/>`;
    const layers = Array.from({ length: 13 }, (_, i) =>
      line(0.05 + i * 0.035, 92, i < 10 ? mix("#0B2A20", p.forest2, i / 12) : "#DDE6DC"),
    ).join("");
    s.add(
      layers +
        line(0.5, 76, "#2B5A48") +
        line(0.5, 66, "#35705A", 'stroke-dasharray="4 22"') +
        line(0.5, 5, p.sun, 'stroke-dasharray="2 20" stroke-linecap="round"'),
      [0.6, 0.6, 0, 9.4, 9.4, 0.5],
    );
    for (let i = 0; i < 40; i += 1)
      s.shadow([at((i / 40) * TAU), at(((i + 1.4) / 40) * TAU), at(((i + 0.7) / 40) * TAU, 4.4)], 0, 0.5);
    const cargo = [
      [0.02, p.sun],
      [0.115, "#DDAE78"],
      [0.19, p.leaf],
      [0.32, "#DDAE78"],
      [0.41, p.coral],
      [0.5, "#DDAE78"],
      [0.6, p.sun],
      [0.69, "#FFFDF7"],
      [0.81, p.fern],
      [0.9, "#DDAE78"],
    ];
    cargo.forEach(([t, color]) => {
      const [x, y] = at(t * TAU);
      s.parcel(x - 0.42, y - 0.42, 0.52, 0.84, color);
    });
    s.box(4.4, 4.5, 0.52, 1.2, 1, 1.5, p.leaf, {
      top: "#4FA978",
      left: `<g transform="translate(.6 .72)"><circle r=".38" fill="#fff"/><path d="M-.17 0L-.04.15.2-.14" fill="none" stroke="${p.leaf}" stroke-width=".11" stroke-linecap="round" stroke-linejoin="round"/></g>`,
      right: `<rect x=".18" y=".8" width=".64" height=".7" fill="#0B2A20"/><rect x=".18" y=".3" width=".64" height=".2" rx=".1" fill="${p.glow}"/>`,
    });
    return s
      .rack(1, 7.6, 1.2, 1.2, 2)
      .tree(3.2, 8.9, 1)
      .tree(8.6, 1.2, 1.1, p.fern)
      .pine(7, 1, 1)
      .bush(9.3, 2.2)
      .pine(9.2, 9.2, 0.9);
  },
  "ar-vr"() {
    const s = scene();
    s.area(1.7, 1.5, 6.7, 6, "#DDE9E2", 0.5);
    s.box(2.2, 2.3, 0, 5.6, 4.6, 0.5, "#FFFDF7", { r: 0.5 });
    s.group((g) => {
      const strap = (z) =>
        Array.from({ length: 41 }, (_, i) =>
          project(5 + 2.25 * Math.cos((i / 40) * Math.PI), 3.9 + 2.7 * Math.sin((i / 40) * Math.PI), z)
            .map((c) => c.toFixed(1))
            .join(","),
        ).join(" ");
      const band = (z, w, color) =>
        `<polyline points="${strap(z)}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round"/>`;
      g.add(
        Array.from({ length: 15 }, (_, i) => band(1 + i * 0.05, 15, mix("#0B2219", "#1D4A3A", i / 14))).join("") +
          band(1.74, 9, "#35705A"),
        [2.6, 4.4, 1, 7.4, 6.6, 1.8],
      ).shadow(
        [
          [2.8, 4.4],
          [7.2, 4.4],
          [6.6, 6.4],
          [3.4, 6.4],
        ],
        0.6,
        1.6,
      );
      g.box(2.6, 2.8, 0.62, 4.8, 1.6, 1.9, "#F6F4EA", { r: 0.6, top: "#FFFFFF" });
      g.standing(
        "x",
        3.0,
        2.78,
        2.4,
        `<rect x=".1" y=".02" width="3.8" height="1.62" rx=".6" fill="#10241C"/><rect x=".2" y=".12" width="3.6" height="1.42" rx=".52" fill="#17453A"/><path d="M.3 1L2.1 .12H2.9L.9 1.54H.6Z" fill="#4F9AA0" opacity=".45"/><circle cx=".75" cy=".62" r=".12" fill="${p.glow}"/><path d="M1.1 1.2h1.8" stroke="${p.sun}" stroke-width=".09" stroke-linecap="round"/>`,
        { bias: 30 },
      );
      g.box(7.2, 3.4, 1.2, 0.28, 0.7, 0.5, p.coral, { r: 0.1, bias: 30 });
    });
    const [bx, by] = project(5, 3.9, 2.56);
    const [tx, ty] = project(5, 3.9, 3.5);
    const beam = s.gradient(
      "beam",
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#4FB6A6" stop-opacity=".35"/><stop offset="1" stop-color="#9FE0CF" stop-opacity=".06"/></linearGradient>`,
    );
    s.add(
      `<path d="M${bx - 34} ${by}L${tx - 250} ${ty - 60}A250 120 0 0 0 ${tx + 250} ${ty - 60}L${bx + 34} ${by}A34 12 0 0 1 ${bx - 34} ${by}Z" fill="${beam}"/><ellipse cx="${tx}" cy="${ty - 60}" rx="250" ry="110" fill="#7ED3BF" opacity=".22" stroke="#2C9C85" stroke-width="3" stroke-dasharray="3 12" stroke-linecap="round"/>`,
      [3, 2.8, 2.6, 7, 5, 3.9],
      { bias: 40 },
    );
    const holo = new Scene({ defs: s.defs });
    const glass = { glass: "#E9FBF5", glow: 2, lit: p.glow };
    [
      [4.35, 3.5, 1.5, 1.4, 2.6, 5, 3],
      [5.9, 3.6, 0.9, 1, 1.5, 3, 2],
      [3.25, 3.5, 0.95, 1, 1.1, 2, 2],
    ].forEach(([x, y, w, d, h, rows, cols]) => {
      holo.box(x, y, 4.2, w, d, h, "#3DAE97", {
        top: "#B9F0E0",
        left: windows(w, h, cols, rows, glass),
        right: windows(d, h, 2, rows, glass),
        shadow: false,
      });
    });
    s.add(`<g opacity=".84">${holo.sorted()}</g>`, [3, 3, 4.1, 7, 5, 7], { bias: 60 });
    return s
      .tree(1, 8.5, 1.2)
      .tree(8.9, 8.2, 1.05, p.fern)
      .pine(2.9, 8.9, 1.1)
      .bush(1.1, 1.2, 1.2)
      .pine(9, 1.5, 0.95)
      .tree(1.1, 4.8, 0.95, p.fern)
      .bush(6.6, 8.8, 1.2)
      .bush(9.1, 4.2);
  },
  services() {
    const s = scene().arc(0.5);
    const plot = (x, y, color) => s.box(x, y, 0, 2.7, 2.7, 0.24, "#FBF3DC", { r: 0.25, top: color });
    s.drawn(
      `<path d="M2.2 2.2L7.8 7.8M2.2 7.8L7.8 2.2" stroke="#fff" stroke-width=".16" stroke-dasharray=".02 .32" stroke-linecap="round"/>`,
    );
    plot(3.65, 3.65, p.sunSoft);
    plot(0.6, 0.7, "#DCEBE3");
    plot(6.7, 0.7, "#FFE9DF");
    plot(0.6, 6.6, p.sky);
    plot(6.7, 6.6, "#DDF0DA");
    s.rack(1.1, 7.2, 0.75, 0.9, 1.3, { z: 0.24 })
      .rack(2.05, 7.2, 0.75, 0.9, 1, { z: 0.24, seed: 2 })
      .cloud(2, 7.7, 2.7, 0.72, { bias: 10 });
    s.box(4.1, 4.1, 0.24, 1.8, 1.8, 0.3, p.forest, { top: "#2C5A48" }).box(4.45, 4.45, 0.54, 1.1, 1.1, 1.1, "#1F8A5A", {
      top: "#56B585",
      left: `<circle cx=".55" cy=".55" r=".3" fill="${p.sun}"/>`,
      right: `<circle cx=".55" cy=".55" r=".26" fill="none" stroke="#D5F2DD" stroke-width=".09"/>`,
    });
    s.box(1.1, 1.3, 0.24, 1.7, 1.2, 1.0, p.forest2, {
      left: `<g transform="translate(.85 .5)"><path d="M0-.42L.36-.28V0C.36.24.18.38 0 .44-.18.38-.36.24-.36 0V-.28Z" fill="#5CC08A"/><path d="M-.15 0L-.03.13.18-.12" fill="none" stroke="#fff" stroke-width=".1" stroke-linecap="round"/></g>`,
    });
    s.parcel(7.1, 1.1, 0.24, 0.8)
      .parcel(8.1, 1.3, 0.24, 0.8, p.sun)
      .parcel(7.5, 1.25, 0.88, 0.75, p.coral)
      .parcel(7.4, 2.2, 0.24, 0.7, p.fern);
    s.tower(7.2, 7.2, 1.5, 1.3, 2.1, { z: 0.24, roof: "none", color: "#7CCBB8", glass: "#E4F8F1", floors: 4 });
    return s
      .tree(5, 8.8, 0.95)
      .tree(1, 4.8, 0.9, p.fern)
      .tree(9.1, 5, 0.9)
      .pine(4.8, 1.1, 0.9)
      .bush(5.5, 2.2)
      .bush(5.7, 7.9)
      .bush(9.2, 3.9);
  },
  "renewable-energy-sources-api"() {
    const s = scene().arc(0.36);
    s.drawn(
      `<path d="M0 6.2C2 6 2.4 7.4 4 7.6S7 8.6 10 8.4V10H0Z" fill="#9CCBDD"/><path d="M0 7.2C2 7 3 8.2 5 8.4S8 9.3 10 9.2" fill="none" stroke="#CFE7EF" stroke-width=".12"/>`,
    );
    s.turbine(1.3, 4.4, 3.9, 1.5, 14).turbine(8.5, 6.6, 3.4, 1.35, 55);
    s.box(3.7, 7, 0, 2.6, 0.7, 1.4, "#E9E6DA", {
      left: [0.45, 1.25, 2.05]
        .map((x) => `<path d="M${x - 0.24} 1.4V.8a.24 .24 0 0 1 .48 0V1.4Z" fill="#8FC6DC"/>`)
        .join(""),
    });
    [0, 1].forEach((i) => {
      s.panel(6.2, 3.3 + i * 1.5, 2.4, 1, 0.2, 0.85, 4, 2);
    });
    codePanel(s, 2.1, 2.2, 4.1, 2.3, [
      [
        [0.55, p.sun],
        [1.7, "#DCEFE2"],
      ],
      [[0.2], [0.7, "#7CC79B"], [1.1, p.sunSoft]],
      [[0.2], [0.6, "#7CC79B"], [0.5, p.coral]],
      [[0.2], [0.9, "#7CC79B"], [0.9, p.sunSoft]],
      [[0.3, "#DCEFE2"]],
    ]);
    s.box(2.6, 2.05, 0, 0.5, 0.5, 0.25, p.steel).box(5.2, 2.05, 0, 0.5, 0.5, 0.25, p.steel);
    wire(
      s,
      [
        [4.2, 2.1],
        [4.2, 1.1],
        [6.9, 1.1],
      ],
      p.sun,
      0.1,
    );
    wire(
      s,
      [
        [1.3, 4.3],
        [1.3, 2.2],
        [2.5, 2.2],
      ],
      p.sun,
      0.07,
    );
    wire(
      s,
      [
        [7.4, 3.3],
        [7.4, 2.3],
        [6.2, 2.3],
      ],
      p.sun,
      0.07,
    );
    wire(
      s,
      [
        [5, 6.9],
        [5, 2.4],
      ],
      p.sun,
      0.07,
    );
    s.box(6.9, 0.65, 0, 0.9, 0.9, 0.8, p.white, { r: 0.15 })
      .box(7.8, 0.86, 0.48, 0.45, 0.13, 0.13, p.sun)
      .box(7.8, 1.2, 0.48, 0.45, 0.13, 0.13, p.sun);
    return s.tree(1, 1.2, 1, p.fern).tree(9.1, 2.2, 0.9).pine(9.3, 5.1, 0.9).bush(2.9, 1).bush(3, 5);
  },
  "carbon-emission-data-api"() {
    const s = scene();
    s.area(0.9, 3.3, 8, 4.6, path, 0.3);
    s.group((g) => {
      g.box(1.4, 4.4, 0, 3.4, 2.6, 1.7, "#FBF3DC", {
        left: windows(3.4, 1.7, 6, 2, { glow: 3 }),
        right: windows(2.6, 1.7, 4, 2, { glow: 3, seed: 4 }),
      });
      [0, 1, 2].forEach((i) => {
        g.poly(
          [
            [1.4 + i * 1.13, 4.4, 1.7],
            [2.53 + i * 1.13, 4.4, 1.7],
            [2.53 + i * 1.13, 4.4, 2.4],
          ],
          "#F1E6C8",
          { bias: i },
        ).poly(
          [
            [2.53 + i * 1.13, 4.4, 1.7],
            [2.53 + i * 1.13, 7, 1.7],
            [2.53 + i * 1.13, 7, 2.4],
            [2.53 + i * 1.13, 4.4, 2.4],
          ],
          "#A9BDB0",
          { bias: i },
        );
      });
    });
    [
      [2.3, 7.7, 4],
      [3.9, 7.7, 3.4],
    ].forEach(([x, y, h]) => {
      s.cylinder(x, y, 0, 0.42, h, "#F3E9D2", { r2: 0.32 }).cylinder(x, y, h * 0.72, 0.37, h * 0.12, p.coral, {
        r2: 0.355,
        shadow: false,
        bias: 30,
      });
    });
    [
      [2.3, 7.7, 4.4, 0.3],
      [2.9, 7.9, 5, 0.42],
      [3.8, 8, 5.7, 0.55],
      [3.9, 7.7, 3.8, 0.26],
      [4.6, 7.9, 4.4, 0.36],
    ].forEach(([x, y, z, r]) => {
      s.sphere(x, y, z, r, "#E3E8E2", { shadow: false });
    });
    [0, 1, 2].forEach((i) => {
      s.cylinder(7.2, 5.8, i * 0.85, 1.15, 0.7, [p.leaf, "#2F9C62", p.fern][i], {
        top: ["#3E8F68", "#63B98A", "#A8DAB6"][i],
      }).cylinder(7.2, 5.8, i * 0.85 + 0.7, 1.02, 0.15, p.forest, { shadow: false });
    });
    s.bars(2.2, 1.6, [2.2, 1.85, 1.5, 1.15, 0.8, 0.55], {
      w: 0.6,
      gap: 0.25,
      d: 0.6,
      colors: [p.coral, "#F38B63", "#F7A667", "#FBB352", "#8CC79B"],
      last: p.leaf,
    });
    s.box(1.95, 1.35, 0, 5.4, 1.1, 0.08, "#FFFDF7");
    return s
      .tree(9, 8.7, 1.1)
      .tree(6.4, 8.9, 0.95, p.fern)
      .pine(8.6, 1.2, 1.1)
      .tree(1, 2, 0.9, p.fern)
      .bush(9.2, 3.8, 1.2)
      .pine(0.9, 8.6, 1)
      .bush(0.9, 0.9);
  },
  "carbon-footprint-calculator"() {
    const s = scene().arc(0.7);
    const keys = [0, 1, 2, 3]
      .flatMap((i) =>
        [0, 1, 2].map(
          (j) =>
            `<rect x="${0.36 + i * 0.82}" y="${2.25 + j * 0.8}" width=".62" height=".6" rx=".14" fill="${i === 3 ? (j === 2 ? p.sun : p.fern) : "#E7EBDF"}"/><rect x="${0.36 + i * 0.82}" y="${2.25 + j * 0.8}" width=".62" height=".5" rx=".14" fill="${i === 3 ? (j === 2 ? "#FFD075" : "#84C49A") : "#FFFFFF"}"/>`,
        ),
      )
      .join("");
    const screen = `<rect x=".34" y=".36" width="3.12" height="1.5" rx=".16" fill="${p.forest}"/><g transform="translate(.95 1.1) scale(.42) rotate(22)">${leaf("#5CC08A", p.forest)}</g>${[0.5, 0.75, 1, 0.62].map((h, i) => `<rect x="${1.62 + i * 0.42}" y="${1.66 - h}" width=".26" height="${h}" rx=".05" fill="${i === 2 ? p.sun : "#8CC79B"}"/>`).join("")}`;
    const [x, y, w, len] = [2.4, 2.4, 3.8, 4.7];
    const [dy, dz, z] = [len * 0.62, len * 0.78, 0.25];
    s.box(x - 0.3, y - 0.3, 0, w + 1, dy + 1.2, 0.22, "#FFFDF7", { r: 0.4 });
    s.poly(
      [
        [x + w, y, z],
        [x + w, y + dy, z + dz],
        [x + w, y + dy + 0.55, z + dz - 0.3],
        [x + w, y + 0.6, z],
      ],
      "#C9D3C4",
      { bias: -1 },
    );
    s.poly(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + dy, z + dz],
        [x, y + dy, z + dz],
      ],
      "#F4F1E4",
      {
        deco: on([x, y + dy, z + dz], [1, 0, 0], [0, -0.62, -0.78], screen + keys),
        extra: 'style="stroke-width:10px"',
      },
    );
    s.bars(7.5, 2.4, [0.5, 0.9, 1.4, 1.9], {
      axis: "y",
      w: 0.5,
      d: 0.5,
      gap: 0.28,
      colors: ["#8CC79B", p.fern, "#2F9C62"],
      last: p.sun,
    });
    s.sign(1.3, 4.2, 1.5, `<g transform="scale(100) rotate(-14)">${leaf("#2F9C62", "#CDEBD2")}</g>`).shadow(
      [
        [1.1, 4.1],
        [1.5, 4.1],
        [1.5, 4.5],
        [1.1, 4.5],
      ],
      0.2,
      2,
    );
    return s
      .tree(8.7, 8.4, 1.15)
      .tree(1.2, 8, 1.05, p.fern)
      .pine(4.8, 9, 1)
      .bush(1.2, 1.3, 1.2)
      .pine(8.8, 1.1, 0.95)
      .bush(4.4, 1)
      .tree(1.2, 2.2, 0.7);
  },
  products() {
    const s = scene().arc(0.42);
    const ui = `<rect x=".12" y=".12" width="5.16" height="3.06" rx=".1" fill="#FFFDF7"/><rect x=".12" y=".12" width="5.16" height=".4" fill="${p.forest}"/><circle cx=".38" cy=".32" r=".08" fill="${p.sun}"/><rect x=".6" y=".26" width=".9" height=".12" rx=".06" fill="#8CC79B"/>
      <rect x=".36" y=".76" width="2.5" height="2.2" rx=".12" fill="#CFE0C4"/><g transform="translate(1.6 1.86) rotate(-14)"><rect x="-.95" y="-.62" width="1.9" height="1.24" fill="#E98A68"/><rect x="-.95" width="1.9" height=".62" fill="#D9714D"/><g transform="translate(-.82 .07)">${panelGrid(1.64, 0.46, 5, 2)}</g></g><circle cx=".68" cy="1.1" r=".2" fill="${p.fern}"/>
      <rect x="3.1" y=".82" width="1" height=".14" rx=".07" fill="#C9D3C4"/><rect x="3.1" y="1.08" width="1.7" height=".26" rx=".08" fill="${p.ink}"/>${[0.35, 0.55, 0.8, 1.05, 0.85, 0.6].map((h, i) => `<rect x="${3.12 + i * 0.33}" y="${2.96 - h}" width=".23" height="${h}" rx=".04" fill="${i === 3 ? p.sun : p.fern}"/>`).join("")}`;
    s.box(3.6, 4.6, 0, 2.8, 1.6, 0.16, "#E4E7DC", { r: 0.3 }).box(4.5, 5.1, 0.16, 1, 0.4, 0.8, p.steel);
    s.box(1.9, 4.7, 0.85, 6.48, 0.4, 3.96, "#183D30", { top: "#3A5C4D", left: `<g transform="scale(1.2)">${ui}</g>` });
    s.house(1.1, 1.3, 2, 1.6, 0.9, { rise: 0.85 });
    s.bars(5, 1.7, [0.5, 0.8, 1.2, 1.55], { w: 0.44, d: 0.44, gap: 0.2, colors: [p.leaf] });
    s.panel(7.9, 2.1, 1.6, 1.1, 0.2, 0.85, 3, 2);
    return s
      .tree(1, 8.4, 1.15)
      .tree(9, 8.6, 1.05, p.fern)
      .pine(9.1, 5.3, 1.05)
      .bush(4, 1)
      .bush(4, 8.8, 1.3)
      .bush(0.8, 4.6, 1.2);
  },
  finance() {
    const s = scene().arc(0.55);
    s.area(3.2, 0.2, 3, 3, path, 0.1);
    [0, 1, 2].forEach((i) => {
      s.box(1.7 + i * 0.22, 2.9 + i * 0.22, i * 0.16, 6 - i * 0.44, 4.6 - i * 0.44, 0.16, "#F3EDDC", {
        shadow: i === 0,
      });
    });
    s.box(2.8, 4.5, 0.48, 3.8, 2.4, 2.1, "#FFF9EA", {
      left: `<rect x="1.45" y=".6" width=".9" height="1.5" fill="${p.forest2}"/><rect x="1.86" y=".6" width=".06" height="1.5" fill="${p.fern}"/>`,
      right: windows(2.4, 2.1, 3, 1, { glow: 5 }),
    });
    [0, 1, 2, 3, 4].forEach((i) => {
      const x = 2.65 + i * 1.02;
      s.box(x - 0.25, 3.5, 0.48, 0.5, 0.5, 0.12, "#F3EDDC")
        .cylinder(x, 3.75, 0.6, 0.19, 1.86, "#FFFBF0", { r2: 0.16 })
        .box(x - 0.25, 3.5, 2.46, 0.5, 0.5, 0.12, "#F3EDDC");
    });
    s.box(2.2, 3.3, 2.58, 5, 3.8, 0.34, "#F6EFDD");
    const gable = [
      [2.2, 3.3, 2.92],
      [7.2, 3.3, 2.92],
      [4.7, 3.3, 4.2],
    ];
    s.poly(
      [
        [7.2, 3.3, 2.92],
        [7.2, 7.1, 2.92],
        [4.7, 7.1, 4.2],
        [4.7, 3.3, 4.2],
      ],
      darken(p.leaf, 0.12),
      { bias: 2 },
    );
    s.poly(gable, "#FFF9EA", {
      bias: 3,
      deco: on(
        [4.7, 3.3, 3.42],
        [1, 0, 0],
        [0, 0, -1],
        `<circle r=".36" fill="${p.sun}"/><path d="M-.12.14V-.02M.02.14V-.14M.16.14V-.22" stroke="#8A5A12" stroke-width=".08" stroke-linecap="round" transform="translate(-.02 .03)"/>`,
      ),
    });
    const coins = (x, y, k, r = 0.52) => {
      for (let i = 0; i < k; i += 1) s.cylinder(x, y, i * 0.17, r, 0.15, i % 2 ? p.sun : "#F7A91F", { top: "#FFD271" });
    };
    coins(8.2, 1.5, 4, 0.62);
    coins(6.8, 1.3, 7, 0.62);
    coins(8.6, 3, 10, 0.62);
    s.tree(1, 8.6, 1.15)
      .tree(8.8, 8.3, 1.1, p.fern)
      .pine(0.9, 5.4, 1.1)
      .tree(1.5, 1.4, 1, p.fern)
      .bush(2.9, 1.1)
      .bush(9.1, 5.6, 1.2)
      .pine(4.8, 9, 1);
    return s;
  },
  healthcare() {
    const s = scene();
    s.area(1, 1, 8, 2, path, 0.2);
    s.area(4.2, 2, 1.6, 2.4, path, 0.1);
    s.tower(1.7, 4, 2, 3, 1.7, { roof: "garden", glow: 2 }).tower(6.4, 4, 2, 3, 2.2, { roof: "panels", seed: 6 });
    s.tower(3.5, 3.5, 3.1, 3.3, 3.9, { roof: "none", cols: 6, floors: 6, glow: 2 });
    s.box(3.45, 3.42, 2.35, 3.2, 0.1, 1.35, "#FFFDF7", {
      left: `<g transform="translate(.68 .68)">${cross(0.46, p.coral)}</g><path d="M1.35.72h.35l.16-.36.24.66.2-.46.1.16h.6" fill="none" stroke="${p.leaf}" stroke-width=".1" stroke-linecap="round" stroke-linejoin="round"/>`,
      shadow: false,
      bias: 5,
    });
    s.box(4.2, 2.5, 0.95, 1.7, 1, 0.14, p.leaf, { top: "#4FA978" })
      .box(4.3, 2.6, 0, 0.12, 0.12, 0.95, p.white)
      .box(5.68, 2.6, 0, 0.12, 0.12, 0.95, p.white);
    s.cylinder(5.05, 5.2, 4.02, 1.15, 0.1, "#DDE6DC", {
      top: "#E9EEE4",
      deco: on(
        [5.05, 5.2, 4.12],
        [1, 0, 0],
        [0, -1, 0],
        `<circle r=".85" fill="none" stroke="#fff" stroke-width=".1"/><path d="M-.3-.42V.42M.3-.42V.42M-.3 0H.3" stroke="${p.leaf}" stroke-width=".16" fill="none" stroke-linecap="round"/>`,
      ),
    });
    s.group((g) =>
      g
        .box(6.7, 1.35, 0.12, 1.7, 0.8, 0.8, "#FFFFFF", {
          r: 0.1,
          left: `<circle cx=".38" cy=".76" r=".17" fill="#10241C"/><circle cx="1.32" cy=".76" r=".17" fill="#10241C"/><rect y=".42" width="1.7" height=".1" fill="${p.coral}"/><g transform="translate(.5 .24)">${cross(0.16, p.coral)}</g><rect x="1.15" y=".1" width=".42" height=".26" fill="${p.glass}"/>`,
        })
        .box(7.3, 1.6, 0.92, 0.3, 0.3, 0.12, p.sun),
    );
    return s
      .tree(1, 8.7, 1.15)
      .tree(9, 8.5, 1.1, p.fern)
      .pine(0.9, 3.4, 1)
      .tree(2.6, 1.8, 0.85, p.fern)
      .pine(9.2, 3.5, 1)
      .bush(3.2, 2.6)
      .bush(1, 1.2, 1.2)
      .tree(5, 8.8, 1);
  },
  retail() {
    const s = scene().arc(0.48);
    s.area(0.6, 0.7, 8.8, 2.5, path, 0.2);
    s.group((g) => {
      g.box(2, 4, 0, 5.6, 3, 3, "#FFF9EA", {
        left: `<g transform="translate(0 .4)"><rect x=".35" y="1.05" width="2.1" height="1.25" fill="${p.glass}"/><rect x=".5" y="1.5" width=".4" height=".8" fill="${p.coral}"/><rect x="1.05" y="1.7" width=".4" height=".6" fill="${p.sun}"/><rect x="1.6" y="1.4" width=".4" height=".9" fill="${p.fern}"/><rect x="2.75" y="1.05" width=".95" height="1.55" fill="${p.forest2}"/><circle cx="3.55" cy="1.85" r=".06" fill="${p.sun}"/><rect x="4" y="1.05" width="1.3" height="1.25" fill="${p.glass}"/><circle cx="4.65" cy="1.9" r=".34" fill="${p.glow}"/><rect x="1.5" y="-.3" width="2.6" height=".5" rx=".25" fill="${p.forest}"/><rect x="1.8" y="-.12" width="2" height=".14" rx=".07" fill="${p.sunSoft}"/></g>`,
        right: `<rect x=".5" y="1.2" width="2" height="1" fill="${p.glow}"/><path d="M1.5 1.2V2.2" stroke="#FFF9EA" stroke-width=".08"/>`,
      });
      g.box(1.9, 3.9, 3, 5.8, 3.2, 0.16, "#F0DFC2");
      [0, 1].forEach((i) => {
        g.slab(2.3, 4.2 + i * 1.35, 5, 1.1, 3.26, 3.7, 6, 2);
      });
      for (let i = 0; i < 10; i += 1) {
        const [a, b] = [2 + i * 0.56, 2.56 + i * 0.56];
        const c = i % 2 ? "#FFFDF7" : p.coral;
        g.poly(
          [
            [a, 3.35, 1.95],
            [b, 3.35, 1.95],
            [b, 4, 2.3],
            [a, 4, 2.3],
          ],
          lighten(c, 0.08),
          { bias: 20 },
        );
        g.poly(
          [
            [a, 3.35, 1.95],
            [b, 3.35, 1.95],
            [b, 3.35, 1.78],
            [a, 3.35, 1.78],
          ],
          darken(c, 0.06),
          { bias: 21, shadow: false },
        );
      }
    });
    s.group((g) => {
      g.poly(
        [
          [7, 1.2, 0.45],
          [8.5, 1.2, 0.45],
          [8.7, 1.2, 1.05],
          [6.8, 1.2, 1.05],
        ],
        "#2F9C62",
      ).poly(
        [
          [8.5, 1.2, 0.45],
          [8.5, 2.1, 0.45],
          [8.7, 2.2, 1.05],
          [8.7, 1.2, 1.05],
        ],
        p.leaf,
      );
      g.parcel(7.1, 1.35, 0.7, 0.65).parcel(7.85, 1.4, 0.7, 0.65, p.sun);
      g.rod([7.05, 1.2, 0.5], [7.2, 1.2, 0.2], 0.07, p.ink, { bias: 38 })
        .rod([8.45, 1.2, 0.5], [8.35, 1.2, 0.2], 0.07, p.ink, { bias: 38 })
        .rod([6.8, 1.2, 1.05], [6.35, 1.2, 1.4], 0.09, p.ink, { bias: 40 })
        .sphere(7.2, 1.15, 0.16, 0.17, p.ink, { bias: 40 })
        .sphere(8.35, 1.15, 0.16, 0.17, p.ink, { bias: 40 });
    });
    s.parcel(2.2, 1.3, 0, 0.8).parcel(3.15, 1.5, 0, 0.7, "#E8C08E").parcel(2.5, 1.4, 0.64, 0.7, p.fern);
    return s
      .tree(1, 8.6, 1.15)
      .tree(8.9, 8.4, 1.1, p.fern)
      .pine(0.9, 4.6, 1.1)
      .tree(9, 4.2, 0.95)
      .bush(1.1, 2.9)
      .bush(5, 8.8, 1.3);
  },
  manufacturing() {
    const s = scene();
    s.area(0.8, 0.8, 8.4, 2.9, path, 0.2);
    s.group((g) => {
      g.box(1.2, 4.6, 0, 6.4, 3.4, 1.9, "#FFF9EA", {
        left: `<rect x="4.3" y=".5" width="1.5" height="1.4" fill="${p.forest2}"/>${[0.75, 1, 1.25, 1.5].map((v) => `<rect x="4.3" y="${v}" width="1.5" height=".05" fill="${p.fern}"/>`).join("")}<g>${[0.4, 1.3, 2.2, 3.1].map((u, i) => `<rect x="${u}" y=".55" width=".65" height=".6" fill="${i === 2 ? p.glow : p.glass}"/>`).join("")}</g>`,
        right: windows(3.4, 1.9, 4, 2, { glow: 4 }),
      });
      [0, 1, 2].forEach((i) => {
        const [a, b] = [1.2 + i * 2.133, 3.333 + i * 2.133];
        g.poly(
          [
            [a, 4.6, 1.9],
            [b, 4.6, 1.9],
            [b, 4.6, 3],
          ],
          "#F3EBD4",
          { bias: i * 3 },
        );
        g.poly(
          [
            [b, 4.6, 1.9],
            [b, 8, 1.9],
            [b, 8, 3],
            [b, 4.6, 3],
          ],
          "#7FA7AE",
          { bias: i * 3 + 1 },
        );
      });
    });
    s.cylinder(1.9, 8.8, 0, 0.36, 4.2, p.coral, { r2: 0.28 }).cylinder(1.9, 8.8, 3.5, 0.31, 0.3, p.white, {
      r2: 0.3,
      shadow: false,
      bias: 20,
    });
    s.box(1.4, 1.6, 0.15, 7.2, 1.1, 0.35, p.forest, {
      top: "#2B5A48",
      r: 0.3,
      up: Array.from(
        { length: 16 },
        (_, i) => `<rect x="${0.4 + i * 0.42}" y=".08" width=".06" height=".94" fill="#3F7460"/>`,
      ).join(""),
    });
    [2, 3.3, 6.9].forEach((x, i) => {
      s.parcel(x, 1.78, 0.5, 0.74, ["#DDAE78", p.sun, p.fern][i]);
    });
    s.group(
      (g) => {
        const arm = (a, b, w, c) =>
          g
            .rod(a, b, w, darken(c, 0.2), { bias: 1 })
            .rod(
              [a[0] - 0.04, a[1] - 0.03, a[2] + 0.05],
              [b[0] - 0.04, b[1] - 0.03, b[2] + 0.05],
              w * 0.72,
              lighten(c, 0.12),
              { shadow: false, bias: 2 },
            );
        g.cylinder(5.9, 3.6, 0, 0.62, 0.35, p.ink).cylinder(5.9, 3.6, 0.35, 0.44, 0.4, p.sun);
        arm([5.9, 3.6, 0.85], [6.3, 3.4, 2.9], 0.42, p.sun);
        arm([6.3, 3.4, 2.9], [5.1, 2.4, 3], 0.32, p.sun);
        arm([5.1, 2.4, 3], [5.1, 2.3, 2.1], 0.2, p.ink);
        g.sphere(6.3, 3.4, 2.9, 0.3, p.ink, { bias: 8 }).sphere(5.1, 2.4, 3, 0.22, p.ink, { bias: 8 });
        g.box(4.8, 2.05, 1.82, 0.62, 0.5, 0.16, p.ink, { bias: 8 }).parcel(4.78, 1.98, 1.22, 0.68, p.coral);
      },
      { bias: 3 },
    );
    return s
      .tree(8.9, 8.6, 1.15)
      .tree(4.8, 9.1, 0.95, p.fern)
      .pine(9, 5.2, 1.1)
      .bush(1, 4, 1.1)
      .pine(9.1, 1, 0.9)
      .tree(0.9, 0.9, 0.8, p.fern)
      .tree(0.8, 6.3, 0.8);
  },
  energy() {
    const s = scene().arc(0.58);
    s.area(3.4, 3.4, 3.2, 3.2, path, 0.2);
    const arms = (x, y, h, w) =>
      [
        [0.72, 1],
        [0.86, 0.78],
        [0.98, 0.5],
      ].forEach(([t, k]) => {
        s.rod([x, y - w * k, h * t], [x, y + w * k, h * t], 0.09, "#6F8A80", { bias: 6 });
        [-1, 1].forEach((d) => {
          s.rod([x, y + d * w * k * 0.92, h * t], [x, y + d * w * k * 0.92, h * t - 0.3], 0.1, p.sun, {
            shadow: false,
            bias: 7,
          });
        });
      });
    [
      [1.3, 5, 4.3, 1.2],
      [5, 5, 5.4, 1.5],
    ].forEach(([x, y, h, w]) => {
      s.lattice(x, y, h, h * 0.26, 0.2, "#7C968B", { steps: 6, width: 0.07 });
      arms(x, y, h, w);
    });
    [-1, 1].forEach((d) => {
      [
        [0.72, 1],
        [0.86, 0.78],
      ].forEach(([t, k]) => {
        const [a, b, c] = [
          [1.3, 4.3, 1.2],
          [5, 5.4, 1.5],
          [9.6, 5.4, 1.5],
        ].map(([x, h, w]) => project(x, 5 + d * w * k * 0.92, h * t - 0.32));
        const sag = (m, n) => `M${m}Q${(m[0] + n[0]) / 2} ${(m[1] + n[1]) / 2 + 46} ${n}`;
        const fade = s.gradient(
          "wire",
          (id) =>
            `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="620" x2="1010" y1="0" y2="0"><stop stop-color="#5B7168"/><stop offset="1" stop-color="#5B7168" stop-opacity="0"/></linearGradient>`,
        );
        s.add(
          `<path d="${sag(a, b)}" fill="none" stroke="#5B7168" stroke-width="3"/><path d="${sag(b, c)}" fill="none" stroke="${fade}" stroke-width="3"/>`,
          [1.3, 5 + d, 3, 9.6, 5 + d, 5],
          { bias: d < 0 ? 60 : 5 },
        );
      });
    });
    [0, 1].forEach((i) => {
      s.panel(0.8, 1 + i * 1.6, 2.9, 1.1, 0.2, 0.9, 4, 2);
    });
    s.box(6.9, 2.4, 0, 2, 1.8, 0.16, "#E7E3D4").box(7.15, 2.7, 0.16, 1.5, 1.2, 1.1, p.leaf, {
      top: "#4FA978",
      left: [0.2, 0.45, 0.7, 0.95, 1.2]
        .map((x) => `<rect x="${x}" y=".15" width=".1" height=".8" fill="${p.forest}"/>`)
        .join(""),
      right: `<path d="M.66.2L.38.62H.58L.48.95.82.5H.6Z" fill="${p.sun}"/>`,
    });
    [7.4, 7.9, 8.4].forEach((x) => {
      s.cylinder(x, 3.3, 1.26, 0.12, 0.2, p.white)
        .cylinder(x, 3.3, 1.46, 0.16, 0.12, "#E2E5D8")
        .cylinder(x, 3.3, 1.58, 0.1, 0.22, p.white);
    });
    s.turbine(8.6, 7.8, 3.2, 1.25, 40);
    wire(
      s,
      [
        [3.6, 2.2],
        [5.3, 2.2],
        [5.3, 3.2],
        [7, 3.2],
      ],
      p.sun,
      0.09,
    );
    wire(
      s,
      [
        [7.9, 4.1],
        [7.9, 5],
        [6, 5],
      ],
      p.sun,
      0.09,
    );
    return s
      .tree(3.4, 8.9, 1.05)
      .pine(1.2, 8.4, 1.1)
      .tree(5.2, 1, 0.85, p.fern)
      .pine(9.1, 1.1, 0.9)
      .bush(9.2, 5.6)
      .tree(6.4, 8.8, 0.9, p.fern);
  },
  telecommunications() {
    const s = scene().arc(0.3);
    s.area(3.2, 3.2, 3.6, 3.6, path, 0.3);
    s.box(4, 4, 0, 2, 2, 0.3, "#E7E3D4").lattice(5, 5, 5, 1.5, 0.34, p.coral, { z: 0.3, steps: 7, width: 0.08 });
    s.rod([5, 5, 5.2], [5, 5, 6.2], 0.08, p.coral, { bias: 30 }).sphere(5, 5, 6.25, 0.15, p.sun, {
      bias: 31,
      shadow: false,
    });
    const waves = [80, 130, 180]
      .map(
        (r, i) =>
          `<path d="M${-r * 0.82} ${-r * 0.57}A${r} ${r} 0 0 0 ${-r * 0.82} ${r * 0.57}M${r * 0.82} ${-r * 0.57}A${r} ${r} 0 0 1 ${r * 0.82} ${r * 0.57}" fill="none" stroke="${p.leaf}" stroke-width="11" stroke-linecap="round" opacity="${1 - i * 0.26}"/>`,
      )
      .join("");
    s.sign(5, 5, 6.2, waves, { bias: 40 });
    [
      [4.75, 4.55, 4.4],
      [5.3, 4.75, 3.8],
    ].forEach(([x, y, z]) => {
      s.cylinder(x, y, z, 0.24, 0.5, "#FFFDF7", { bias: 30, shadow: false });
    });
    s.group((g) => {
      g.box(7.2, 2.6, 0, 1.6, 1.4, 1, "#FFF9EA", {
        left: `<rect x=".2" y=".3" width=".45" height=".7" fill="${p.forest2}"/><rect x=".85" y=".3" width=".5" height=".35" fill="${p.glow}"/>`,
        right: windows(1.4, 1, 2, 1, { glow: 0 }),
      });
      g.box(7.1, 2.5, 1, 1.8, 1.6, 0.12, p.leaf);
    });
    s.group((g) => {
      g.cylinder(2.1, 2.6, 0, 0.4, 0.5, p.steel);
      g.sign(
        2.1,
        2.6,
        1.2,
        `<g transform="rotate(-28)"><ellipse rx="92" ry="74" fill="#D4DDD6"/><ellipse cx="4" cy="-7" rx="86" ry="66" fill="#FFFDF7"/><ellipse cx="12" cy="-14" rx="60" ry="44" fill="#E6ECE4"/><path d="M10-10L34-92" stroke="#6F8A80" stroke-width="8" stroke-linecap="round"/><circle cx="35" cy="-96" r="12" fill="${p.sun}"/></g>`,
      );
      g.shadow(
        [
          [1.4, 2],
          [2.8, 2],
          [2.8, 3.2],
          [1.4, 3.2],
        ],
        0.6,
        1.6,
      );
    });
    s.tower(0.9, 6.8, 1.6, 1.6, 1.6, { seed: 2 }).tower(7.3, 7, 1.8, 1.6, 2.2, { seed: 8 });
    return s
      .tree(3.7, 8.8, 1.05)
      .tree(9.1, 5.5, 0.95, p.fern)
      .pine(0.9, 4.8, 1.05)
      .tree(4.4, 1.3, 0.95, p.fern)
      .pine(8.9, 1, 0.9)
      .bush(6, 8.7, 1.2)
      .bush(3.2, 1.2);
  },
  realestate() {
    const s = scene().arc(0.66);
    s.area(2.2, 2, 5.6, 5.6, "#EADCBB", 0.3);
    for (let f = 0; f < 6; f += 1) {
      const z = f * 0.82;
      const done = f < 3;
      s.box(3, 3.4, z, 3.2, 3, 0.16, "#E7E1CF", { shadow: false });
      if (done)
        s.box(3.15, 3.55, z + 0.16, 2.9, 2.7, 0.66, "#FFF9EA", {
          left: windows(2.9, 0.66, 5, 1, { seed: f, glow: 3 }),
          right: windows(2.7, 0.66, 4, 1, { seed: f + 3, glow: 3 }),
        });
      else if (f < 5)
        [
          [3.15, 3.55],
          [4.5, 3.55],
          [5.85, 3.55],
          [5.85, 4.9],
          [5.85, 6.15],
          [3.15, 6.15],
        ].forEach(([x, y]) => {
          s.box(x, y, z + 0.16, 0.18, 0.18, 0.66, "#D7CDB4");
        });
    }
    s.shadow(
      [
        [3, 3.4],
        [6.2, 3.4],
        [6.2, 6.4],
        [3, 6.4],
      ],
      0,
      4.2,
    );
    s.box(3.2, 4.4, 4.26, 1.2, 1, 0.3, p.sun).box(4.9, 4.3, 4.26, 0.9, 1.4, 0.22, p.coral);
    s.lattice(7.6, 6.8, 6, 0.5, 0.5, p.sun, { steps: 10, width: 0.07 });
    s.group(
      (g) => {
        const [a, b] = [
          [7.6, 8.3, 6.2],
          [7.6, 2.2, 6.2],
        ];
        g.rod(a, b, 0.1, "#F0A51F").rod([7.6, 7, 6.62], [7.6, 2.3, 6.4], 0.07, p.sun, { bias: 3 });
        for (let i = 0; i < 13; i += 1)
          g.rod([7.6, 2.4 + i * 0.36, 6.22], [7.6, 2.58 + i * 0.36, 6.42 + i * 0.015], 0.04, p.sun, {
            bias: 2,
            shadow: false,
          }).rod([7.6, 2.58 + i * 0.36, 6.42 + i * 0.015], [7.6, 2.76 + i * 0.36, 6.22], 0.04, p.sun, {
            bias: 2,
            shadow: false,
          });
        g.rod([7.6, 6.8, 7.2], [7.6, 2.8, 6.4], 0.03, p.ink, { bias: 2, shadow: false })
          .rod([7.6, 6.8, 7.2], [7.6, 8.2, 6.25], 0.03, p.ink, { shadow: false })
          .rod([7.6, 6.8, 6.2], [7.6, 6.8, 7.2], 0.09, p.sun);
        g.box(7.35, 7.8, 5.8, 0.5, 0.7, 0.4, p.ink).box(7.35, 6.3, 5.75, 0.5, 0.45, 0.5, p.coral, { bias: 9 });
        g.rod([7.6, 3, 6.2], [7.6, 3, 4.3], 0.03, p.ink, { shadow: false }).box(
          7.15,
          2.6,
          3.95,
          0.9,
          0.8,
          0.3,
          "#7C968B",
        );
      },
      { bias: 30 },
    );
    s.parcel(1.1, 2.2, 0, 0.7)
      .parcel(1.1, 3, 0, 0.6, "#E8C08E")
      .box(7.3, 1.4, 0, 1.5, 0.9, 0.3, p.wood)
      .box(7.4, 1.5, 0.3, 1.3, 0.7, 0.2, "#A9744A");
    s.house(0.9, 7.6, 1.6, 1.3, 0.8, { rise: 0.7, solar: { cols: 2 } });
    return s
      .tree(3.6, 8.9, 1.05)
      .tree(9.1, 4.9, 0.95, p.fern)
      .pine(1, 5.3, 1)
      .tree(2.7, 0.95, 0.9, p.fern)
      .pine(5, 1, 0.95)
      .bush(9.2, 9);
  },
  industries() {
    const s = scene().arc(0.38);
    s.drawn(
      `<path d="M4.4 0H5.4V10H4.4ZM0 4.5H10V5.5H0Z" fill="${path}"/><path d="M4.9 0V4.3M4.9 5.7V10M0 5H4.2M5.6 5H10" stroke="#fff" stroke-width=".06" stroke-dasharray=".3 .3"/>`,
    );
    s.tower(6.2, 6.3, 2, 1.8, 3.4, { seed: 5 }).tower(1, 6.4, 1.5, 1.5, 2.2, { roof: "garden", seed: 2 });
    s.box(2.8, 6.4, 0, 1.3, 1.4, 1.4, "#FFFDF7", {
      left: `<g transform="translate(.65 .5)">${cross(0.32, p.coral)}</g><rect x=".45" y=".95" width=".4" height=".45" fill="${p.glass}"/>`,
      right: windows(1.4, 1.4, 2, 2, { glow: 4 }),
    });
    s.group((g) => {
      g.box(0.8, 1.6, 0, 3, 1.9, 1.1, "#FFF9EA", {
        left: windows(3, 1.1, 5, 1, { glow: 3 }),
        right: windows(1.9, 1.1, 3, 1, { glow: 3 }),
      });
      [0, 1, 2].forEach((i) => {
        g.poly(
          [
            [0.8 + i, 1.6, 1.1],
            [1.8 + i, 1.6, 1.1],
            [1.8 + i, 1.6, 1.75],
          ],
          "#F3EBD4",
          { bias: i * 3 },
        ).poly(
          [
            [1.8 + i, 1.6, 1.1],
            [1.8 + i, 3.5, 1.1],
            [1.8 + i, 3.5, 1.75],
            [1.8 + i, 1.6, 1.75],
          ],
          "#7FA7AE",
          { bias: i * 3 + 1 },
        );
      });
    });
    s.cylinder(1.2, 4, 0, 0.25, 2.6, p.coral, { r2: 0.2 });
    s.group((g) => {
      g.box(6, 2.2, 0, 2.3, 1.6, 1.2, "#FFF9EA", {
        left: `<rect x=".2" y=".65" width=".9" height=".55" fill="${p.glass}"/><rect x="1.35" y=".6" width=".5" height=".6" fill="${p.forest2}"/>`,
        right: `<rect x=".4" y=".4" width=".8" height=".5" fill="${p.glow}"/>`,
      }).box(5.92, 2.12, 1.2, 2.46, 1.76, 0.12, "#F0DFC2");
      for (let i = 0; i < 6; i += 1)
        g.poly(
          [
            [6 + i * 0.383, 1.75, 0.72],
            [6.383 + i * 0.383, 1.75, 0.72],
            [6.383 + i * 0.383, 2.2, 1],
            [6 + i * 0.383, 2.2, 1],
          ],
          i % 2 ? p.white : p.coral,
          { bias: 20 },
        );
    });
    s.panel(8.9, 2.2, 0.9, 1.6, 0.2, 0.9, 2, 3).turbine(9, 9, 3, 1.15, 20);
    s.lattice(8.9, 5.95, 2.6, 0.6, 0.12, "#7C968B", { steps: 5, width: 0.05 })
      .car(6.4, 4.72, p.sun)
      .car(1.6, 4.72, p.leaf)
      .car(4.62, 1.2, p.coral, "y");
    return s
      .tree(3.6, 9, 1)
      .tree(0.9, 9, 1, p.fern)
      .tree(5.9, 9, 0.95, p.fern)
      .pine(8.2, 1.1, 0.95)
      .tree(2.2, 0.8, 0.8, p.fern)
      .tree(6, 1, 0.8)
      .bush(3.6, 0.9)
      .pine(9.3, 0.9, 0.8)
      .bush(3.9, 4.1);
  },
  about() {
    const s = scene().arc(0.5);
    s.area(3.5, 0.15, 1.4, 3.8, path, 0.1);
    s.area(0.9, 1, 2.4, 1.6, "#EADFC2", 0.15);
    s.area(5.6, 1, 2.7, 1.6, "#EADFC2", 0.15);
    s.tower(1.4, 4, 4, 3.6, 2.9, { cols: 7, floors: 4, glow: 3, roof: "panels" });
    s.box(5.4, 4, 0, 3, 3, 1.2, "#FFF9EA", {
      left: `<rect x=".2" y=".25" width="2.6" height=".95" fill="${p.glass}"/><path d="M.85.25V1.2M1.5.25V1.2M2.15.25V1.2" stroke="#FFF9EA" stroke-width=".06"/><rect x=".22" y=".5" width=".6" height=".7" fill="${p.glow}" opacity=".85"/>`,
      right: windows(3, 1.2, 4, 1, { glow: 4 }),
    });
    s.box(5.35, 3.92, 1.2, 3.13, 3.16, 0.14, "#D9B98A", { top: "#E2C79C" });
    s.group((g) => {
      [
        [5.9, 5.9],
        [7.3, 6.1],
      ].forEach(([x, y]) => {
        g.box(x, y, 1.34, 0.9, 0.5, 0.32, "#FFFDF7", { top: "#FFFFFF" }).box(
          x + 0.25,
          y + 0.18,
          1.66,
          0.4,
          0.06,
          0.26,
          p.forest,
        );
      });
      g.cylinder(6.8, 4.9, 1.34, 0.05, 0.95, p.wood)
        .cone(6.8, 4.9, 2.15, 0.75, 0.4, p.coral)
        .cylinder(6.8, 4.9, 1.34, 0.32, 0.28, "#FFFDF7", { bias: -3 });
      g.box(5.6, 4.1, 1.34, 0.35, 0.35, 0.2, p.wood)
        .sphere(5.77, 4.27, 1.7, 0.24, p.fern)
        .box(8, 4.1, 1.34, 0.35, 0.35, 0.2, p.wood)
        .sphere(8.17, 4.27, 1.7, 0.24, p.leaf);
    });
    s.box(3.7, 3.9, 0, 0.95, 0.12, 1.15, p.forest2, {
      left: `<rect x=".46" width=".04" height="1.15" fill="${p.fern}"/>`,
      bias: 5,
    }).box(3.5, 3.2, 1.25, 1.35, 0.8, 0.1, p.leaf);
    [
      [1.4, 1.7],
      [6.2, 1.7],
    ].forEach(([x, y]) => {
      s.box(x, y, 0, 1.5, 0.7, 0.4, "#A9744A", { top: "#C79566" }).box(x, y - 0.5, 0, 1.5, 0.26, 0.22, "#A9744A", {
        top: "#C79566",
      });
    });
    return s
      .tree(1, 9, 1.1)
      .tree(9, 8.6, 1.15, p.fern)
      .tree(9.1, 2.2, 1)
      .pine(0.7, 3.5, 1)
      .pine(5.5, 8.9, 1.1)
      .bush(2.8, 3.5)
      .bush(8.9, 3.7, 1.1)
      .tree(8.4, 0.8, 0.7, p.fern)
      .bush(0.8, 0.8, 1.1);
  },
  contact() {
    const s = scene().arc(0.34);
    s.area(1.9, 0.15, 1.5, 3.6, path, 0.1);
    s.cylinder(2.6, 4.4, 0, 0.3, 1.7, p.wood);
    s.group((g) => {
      g.box(0.9, 3.6, 1.6, 3.6, 1.7, 1.3, p.leaf, {
        left: `<rect x=".25" y=".2" width="1.2" height=".16" rx=".08" fill="#8CC79B"/>`,
        right: `<path d="M.14 1.3V.1H1.56V1.3Z" fill="${p.forest}"/><rect x=".4" y=".6" width=".9" height=".12" rx=".06" fill="${p.sunSoft}"/>`,
      });
      const arch = Array.from({ length: 13 }, (_, i) => [
        0,
        4.45 - 0.85 * Math.cos((i / 12) * Math.PI),
        2.9 + 0.85 * Math.sin((i / 12) * Math.PI),
      ]);
      for (let i = 11; i >= 0; i -= 1) {
        const [a, b] = [arch[i], arch[i + 1]];
        if (i < 9)
          g.poly(
            [
              [0.9, a[1], a[2]],
              [4.5, a[1], a[2]],
              [4.5, b[1], b[2]],
              [0.9, b[1], b[2]],
            ],
            mix("#1F8A5A", "#7CC79B", Math.min(1, i / 6)),
            { bias: 12 - i },
          );
      }
      g.poly(
        arch.map(([, y, z]) => [4.5, y, z]),
        darken(p.leaf, 0.25),
        { bias: 40 },
      );
      g.box(3.5, 3.48, 2.2, 0.14, 0.1, 1.5, p.ink, { bias: 41 }).box(4.2, 3.56, 3.35, 0.75, 0.1, 0.42, p.coral, {
        bias: 42,
      });
    });
    const [ax, ay, w, h] = [5, 2.5, 4.4, 2.9];
    s.box(ax, ay, 0.35, w, 0.22, h, "#FFFDF7", {
      top: "#FFFFFF",
      left: `<path d="M0 ${h}L${w * 0.4} ${h * 0.5}M${w} ${h}L${w * 0.6} ${h * 0.5}" stroke="#D9DFD2" stroke-width=".06"/><path d="M0 0H${w}L${w / 2} ${h * 0.62}Z" fill="#F1EBD8"/><path d="M0 0L${w / 2} ${h * 0.62}L${w} 0" fill="none" stroke="#D4D9C9" stroke-width=".07" stroke-linejoin="round"/><circle cx="${w / 2}" cy="${h * 0.6}" r=".38" fill="${p.sun}"/><path d="M${w / 2 - 0.2} ${h * 0.62 + 0.04}a.2 .2 0 0 1 .4 0" fill="none" stroke="#8A5A12" stroke-width=".07" stroke-linecap="round"/>`,
    });
    s.box(ax + 0.4, ay - 0.1, 0, 0.5, 0.5, 0.35, "#E4DBC0").box(ax + w - 0.9, ay - 0.1, 0, 0.5, 0.5, 0.35, "#E4DBC0");
    return s
      .tree(1, 8.6, 1.15)
      .tree(8.8, 8.4, 1.1, p.fern)
      .pine(5.4, 8.6, 1.1)
      .tree(9.2, 5.2, 0.95)
      .bush(1.1, 1.4, 1.2)
      .pine(0.9, 7, 0.9)
      .bush(6.4, 6.8, 1.3)
      .tree(4.4, 1, 0.9, p.fern)
      .pine(9.2, 0.9, 0.8);
  },
  phoenix() {
    const sand = "#F2D9A4";
    const s = scene({ top: sand, side: "#FBF0D6", rim: "#E9C98A", shade: "#7A4B1E" }).arc(0.46, { height: 5.8 });
    s.drawn(
      `<path d="M0 3.2C3 2.6 5 4 10 2.8V3.7C5 4.9 3 3.5 0 4.1Z" fill="#F9EACB"/><path d="M0 1.2C3 .8 6 1.8 10 1" stroke="#E8C98E" stroke-width=".07" fill="none"/><path d="M1 6C4 5.6 7 6.4 10 5.8" stroke="#E8C98E" stroke-width=".07" fill="none"/>`,
    );
    const mesa = (x, y, r, h) => {
      const plan = (k, j) =>
        Array.from({ length: 10 }, (_, i) => [
          x + Math.cos((i / 10) * TAU) * r * k * (1 + 0.09 * Math.sin(i * 2.3 + j)),
          y + Math.sin((i / 10) * TAU) * r * k * (1 + 0.09 * Math.cos(i * 1.7 + j)),
        ]);
      s.prism(plan(1.25, 0), 0, h * 0.3, "#E0875C", { top: "#EFA578" })
        .prism(plan(1, 0.4), h * 0.3, h * 0.34, "#EE9A6A", { top: "#F4B182" })
        .prism(plan(0.92, 0.8), h * 0.64, h * 0.36, "#F0764F", { top: "#F9A47A" });
    };
    mesa(2.6, 7.3, 1.5, 3.4);
    mesa(6.9, 7.6, 1.15, 2.3);
    mesa(8.8, 6.4, 0.6, 3);
    s.cactus(5.1, 3.9, 1.75).cactus(1.3, 2.6, 1.05).cactus(8.7, 1.7, 1.15).cactus(8.9, 4.3, 0.8);
    s.panel(5.9, 0.9, 2.2, 1, 0.2, 0.85, 4, 2).house(1.9, 0.9, 1.9, 1.5, 0.85, { rise: 0.5, wall: "#FFF4DF" });
    [
      [4.6, 0.9, 0.6],
      [0.8, 4.6, 0.8],
      [7, 4.9, 0.7],
      [9.2, 9, 0.8],
    ].forEach(([x, y, k]) => {
      s.sphere(x, y, 0.12 * k, 0.26 * k, "#E0A878");
    });
    return s.bush(4.7, 5.9, 0.8, "#A9BF7A").bush(9.3, 2.9, 0.7, "#A9BF7A").bush(0.7, 1, 0.7, "#A9BF7A");
  },
  berlin() {
    const s = scene().arc(0.68, { height: 6 });
    s.drawn(
      `<path d="M0 2.3C2.5 1.6 4 3.4 6 3.1S8.5 1.8 10 2.2V.4C8.5 0 8 1.4 6 1.4S2.5 0 0 .5Z" fill="#9CCBDD"/><path d="M0 1.5C2.5.9 4 2.5 6 2.2S8.5 1 10 1.3" stroke="#D2E9F0" stroke-width=".1" fill="none"/>`,
    );
    s.area(3.3, 3.9, 3.2, 3.2, path, 0.4);
    s.cylinder(4.9, 5.5, 0, 1.05, 0.4, "#F1EBDA").cylinder(4.9, 5.5, 0.4, 0.36, 4.2, "#FBF6E8", { r2: 0.17 });
    s.sphere(4.9, 5.5, 4.95, 0.66, "#B9CCD0");
    s.sign(
      4.9,
      5.5,
      4.95,
      `<path d="M-59-6Q0 26 59-6L58 8Q0 40-58 8Z" fill="${p.coral}"/><path d="M-52 22Q0 50 52 22" fill="none" stroke="#FFFDF7" stroke-width="5" stroke-dasharray="5 6"/>`,
      { bias: 40 },
    );
    s.cylinder(4.9, 5.5, 5.5, 0.17, 0.35, "#FBF6E8", { r2: 0.1, bias: 41, shadow: false })
      .rod([4.9, 5.5, 5.85], [4.9, 5.5, 6.5], 0.09, p.coral, { bias: 42 })
      .rod([4.9, 5.5, 6.5], [4.9, 5.5, 6.95], 0.055, p.white, { bias: 43 });
    s.tower(0.8, 6.4, 2, 1.6, 1.9, { color: "#FBE9C9", seed: 2 })
      .tower(7.2, 6.6, 2, 1.8, 2.5, { seed: 7 })
      .tower(7.4, 4, 1.7, 1.3, 1.4, { color: "#F6D9C4", seed: 4, roof: "garden" })
      .house(0.9, 3.6, 1.8, 1.4, 1, { rise: 0.8 });
    s.group((g) => {
      g.box(4.3, 0.3, 0.34, 1, 2.9, 0.16, "#EADCBB");
      [0.6, 2.4].forEach((y) => {
        g.box(4.4, y, 0, 0.8, 0.35, 0.36, "#D5C6A0");
      });
    });
    s.group((g) =>
      g
        .box(7, 1.25, 0.08, 1.7, 0.6, 0.25, "#FFFDF7", { r: 0.2 })
        .box(7.3, 1.35, 0.33, 0.9, 0.4, 0.28, p.leaf, { left: `<path d="M.1.1H.8V.2H.1Z" fill="${p.glow}"/>` }),
    );
    return s
      .tree(3.6, 8.8, 1.1)
      .tree(6.3, 8.9, 1, p.fern)
      .pine(9.2, 3.2, 0.9)
      .tree(3.1, 3.3, 0.85, p.fern)
      .tree(6.7, 3.7, 0.7)
      .bush(0.8, 2.9)
      .tree(1, 9, 0.9)
      .bush(3, 5.4, 1.1);
  },
  chennai() {
    const s = scene().arc(0.25, { height: 5.8 });
    s.drawn(
      `<path d="M10 0V10H7.6C6.4 8 7.4 6.4 6.6 4.6S4 2 3.6 0Z" fill="${p.sand}"/><path d="M10 0V10H8.7C7.6 8 8.4 6.2 7.6 4.4S5.4 1.8 5 0Z" fill="#8CC6DA"/><path d="M8.9 10C7.8 8 8.6 6.2 7.8 4.4S5.6 1.8 5.2 0" fill="none" stroke="#fff" stroke-width=".13"/><path d="M9.6 9C9 7.4 9.4 6 8.8 4.4M7.4 1.8C7 1.2 6.9.8 6.8.3M9.4 3.2C8.9 2.4 8.6 1.8 8.5 1" fill="none" stroke="#C5E4EE" stroke-width=".09" stroke-linecap="round"/>`,
    );
    s.box(4.2, 4.1, 0, 2.2, 2.2, 0.35, "#EADCBB", { r: 0.4 });
    [0, 1, 2, 3, 4].forEach((i) => {
      const r = 0.78 - i * 0.085;
      s.cylinder(5.3, 5.2, 0.35 + i * 0.78, r, 0.78, i % 2 ? "#FFFDF7" : p.coral, { r2: r - 0.085 });
    });
    s.cylinder(5.3, 5.2, 4.25, 0.56, 0.14, p.forest)
      .cylinder(5.3, 5.2, 4.39, 0.3, 0.55, p.glow, { shadow: false })
      .cone(5.3, 5.2, 4.94, 0.48, 0.5, p.coral)
      .sphere(5.3, 5.2, 5.45, 0.08, p.sun);
    s.sign(
      5.3,
      5.2,
      4.66,
      `<path d="M0 0L300-50V60Z" fill="${s.gradient("ray", (id) => `<linearGradient id="${id}"><stop stop-color="#FFE45C" stop-opacity=".75"/><stop offset="1" stop-color="#FFE45C" stop-opacity="0"/></linearGradient>`)}"/>`,
      { bias: 60 },
    );
    s.palm(2.6, 2.2, 1.35).palm(1, 4.3, 1.15).palm(6.3, 8.3, 1.3).palm(3.4, 0.9, 0.95);
    s.tower(0.9, 6.6, 1.9, 1.7, 2.3, { color: "#FBE9C9", seed: 3 })
      .tower(3.2, 7.6, 1.5, 1.3, 1.5, { seed: 6 })
      .house(0.7, 0.9, 1.6, 1.3, 0.8, { rise: 0.6, solar: { cols: 2 } });
    s.group((g) => {
      g.poly(
        [
          [8, 2.2, 0.1],
          [9.6, 2.2, 0.1],
          [9.8, 2.2, 0.5],
          [7.8, 2.2, 0.5],
        ],
        p.coral,
      )
        .box(8, 2.2, 0.3, 1.6, 0.5, 0.18, "#C9875A")
        .rod([8.8, 2.4, 0.4], [8.8, 2.4, 2.2], 0.06, p.wood)
        .poly(
          [
            [8.9, 2.4, 0.7],
            [9.7, 2.4, 0.7],
            [8.9, 2.4, 2.1],
          ],
          "#FFFDF7",
        )
        .poly(
          [
            [8.7, 2.4, 0.7],
            [8.1, 2.4, 0.7],
            [8.7, 2.4, 1.7],
          ],
          p.sunSoft,
        );
    });
    return s.bush(3, 4.6, 1.1).bush(1, 2.9).bush(2.6, 5.8, 0.9).bush(5, 8.9, 1.1).tree(0.8, 9.1, 0.9, p.fern);
  },
  "case-studies"() {
    const s = scene().arc(0.6);
    const lines = (n, w) =>
      Array.from(
        { length: n },
        (_, i) =>
          `<rect x=".5" y="${1.9 + i * 0.42}" width="${w - (i % 3 === 2 ? 1.1 : 0)}" height=".16" rx=".08" fill="#C9D3C4"/>`,
      ).join("");
    s.box(1, 2, 0, 8, 5.4, 0.3, p.leaf, { r: 0.2 });
    [0, 1, 2].forEach((i) => {
      s.box(1.25 + i * 0.03, 2.2, 0.3 + i * 0.09, 3.72 - i * 0.03, 5, 0.09, "#FFFDF7", { shadow: false }).box(
        5.03,
        2.2,
        0.3 + i * 0.09,
        3.72 - i * 0.03,
        5,
        0.09,
        "#FFFDF7",
        { shadow: false },
      );
    });
    s.items.push({
      svg:
        on(
          [1.3, 7.2, 0.57],
          [1, 0, 0],
          [0, -1, 0],
          `<rect x=".5" y=".6" width="2.2" height=".3" rx=".1" fill="${p.ink}"/><rect x=".5" y="1.15" width="1.4" height=".2" rx=".1" fill="${p.sun}"/>${lines(6, 2.8)}`,
        ) + on([5.03, 7.2, 0.57], [1, 0, 0], [0, -1, 0], `<rect x="3.1" width=".36" height="1.5" fill="${p.coral}"/>`),
      box: [1.3, 2.2, 0.57, 8.7, 7.2, 0.58],
      bias: 0,
    });
    [
      [5.5, 4.6, 0.7, "#8CC79B"],
      [6.25, 4.6, 1.25, p.fern],
      [7, 4.6, 1.9, p.leaf],
      [7.75, 4.6, 2.7, p.sun],
    ].forEach(([x, y, h, c]) => {
      s.box(x, y, 0.58, 0.52, 0.52, h, c);
    });
    const pts = [
      [5.76, 4.6, 1.7],
      [6.51, 4.6, 2.2],
      [7.26, 4.6, 2.9],
      [8.01, 4.6, 3.8],
    ];
    pts.slice(1).forEach((b, i) => {
      s.rod(pts[i], b, 0.07, p.coral, { shadow: false, bias: 50 });
    });
    pts.forEach((a) => {
      s.sphere(...a, 0.14, p.coral, { shadow: false, bias: 51 });
    });
    s.cylinder(6.4, 3, 0.57, 0.62, 0.2, p.leaf, {
      deco: on([6.4, 3, 0.77], [1, 0, 0], [0, -1, 0], `<path d="M0 0V-.62A.62 .62 0 0 1 .6 .18Z" fill="${p.sun}"/>`),
    });
    s.rod([2.2, 1.2, 0.12], [4.6, 1, 0.12], 0.18, p.sun).rod([4.6, 1, 0.12], [4.9, 0.98, 0.12], 0.1, p.ink);
    return s
      .tree(1, 8.7, 1.15)
      .tree(8.8, 8.7, 1.1, p.fern)
      .pine(4.6, 8.8, 1.2)
      .pine(9.3, 1, 0.9)
      .bush(1, 1.1, 1.2)
      .bush(7.2, 1, 1.1)
      .tree(6.6, 8.9, 0.85);
  },
  "case-study-retail"() {
    const s = scene().arc(0.44);
    s.area(0.7, 0.8, 8.6, 2.4, path, 0.2);
    s.box(1.2, 4.2, 0, 5, 3.2, 2.2, "#FFF9EA", {
      left: `<rect x=".4" y=".9" width="1.1" height="1.3" fill="${p.forest2}"/><rect x="1.9" y=".9" width="1.1" height="1.3" fill="${p.forest2}"/><rect x="3.4" y=".9" width="1.1" height="1.3" fill="${p.glow}"/>${[0.4, 1.9].map((x) => [1.2, 1.5, 1.8].map((y) => `<rect x="${x}" y="${y}" width="1.1" height=".05" fill="${p.fern}"/>`).join("")).join("")}<rect x=".4" y=".25" width="2.2" height=".34" rx=".17" fill="${p.coral}"/>`,
      right: windows(3.2, 2.2, 4, 2, { glow: 3 }),
    });
    s.box(1.12, 4.12, 2.2, 5.16, 3.36, 0.14, "#F0DFC2");
    [0, 1].forEach((i) => {
      s.slab(1.5, 4.4 + i * 1.45, 4.4, 1.15, 2.42, 2.9, 5, 2);
    });
    s.parcel(4.7, 2.9, 0, 0.8)
      .parcel(4.75, 3, 0.64, 0.65, p.fern)
      .parcel(1.6, 1.3, 0, 0.85, p.sun)
      .parcel(2.55, 1.4, 0, 0.75);
    s.group((g) =>
      g
        .box(4.3, 1.2, 0.15, 2.6, 1.1, 1.35, "#FFFFFF", {
          left: `<rect x=".2" y=".3" width="2.2" height=".5" rx=".1" fill="${p.leaf}"/><path d="M.5.62a.3.3 0 0 1 .6 0" fill="none" stroke="#fff" stroke-width=".08"/><circle cx=".96" cy=".44" r=".1" fill="${p.sun}"/><rect x="1.3" y=".48" width=".9" height=".14" rx=".07" fill="#fff"/><circle cx=".6" cy="1.32" r=".24" fill="#10241C"/><circle cx=".6" cy="1.32" r=".1" fill="#B9C6C2"/>`,
        })
        .box(6.95, 1.2, 0.15, 0.95, 1.1, 0.95, p.coral, {
          r: 0.12,
          left: `<rect x=".2" y=".14" width=".5" height=".36" fill="${p.glass}"/><circle cx=".45" cy=".92" r=".24" fill="#10241C"/><circle cx=".45" cy=".92" r=".1" fill="#B9C6C2"/>`,
          right: `<rect x=".15" y=".14" width=".8" height=".36" fill="${p.glass}"/>`,
        }),
    );
    s.bars(7.1, 4.6, [2.3, 1.8, 1.3, 0.8], {
      axis: "y",
      w: 0.5,
      d: 0.5,
      gap: 0.22,
      colors: [p.coral, "#F7A667", p.sun],
      last: p.leaf,
    });
    return s
      .tree(1, 8.8, 1.15)
      .tree(8.9, 8.6, 1.1, p.fern)
      .pine(5, 8.9, 1.1)
      .pine(0.8, 3.7, 0.9)
      .bush(9.2, 4, 1.2)
      .tree(9.2, 1.2, 0.8, p.fern);
  },
  "case-study-solar"() {
    const s = scene().arc(0.5, { height: 5.2 });
    s.area(0.4, 4.35, 9.2, 0.7, path, 0.1);
    [0, 1, 2].forEach((r) => {
      [0, 1, 2].forEach((c) => {
        if (!(r === 0 && c === 2)) s.panel(0.8 + c * 2.9, 5.4 + r * 1.45 - 0.05, 2.5, 1.05, 0.22, 0.95, 5, 2);
      });
    });
    [0, 1].forEach((c) => {
      s.panel(0.8 + c * 2.9, 2.6, 2.5, 1.2, 0.22, 1.05, 5, 2);
    });
    s.house(6.7, 1.4, 2.3, 1.9, 1.1, { rise: 1 }).bars(1.2, 0.9, [0.5, 0.85, 1.2, 1.6], { w: 0.42, d: 0.42, gap: 0.2 });
    s.box(6.9, 5.5, 0, 1.2, 0.9, 0.9, "#FFFDF7", {
      left: `<path d="M.66.12L.36.52H.58L.46.8.86.4H.62Z" fill="${p.sun}"/>`,
      right: `<rect x=".2" y=".2" width=".5" height=".5" fill="${p.leaf}"/>`,
    });
    wire(
      s,
      [
        [3.2, 4.7],
        [6.2, 4.7],
        [6.2, 2.4],
        [6.7, 2.4],
      ],
      p.sun,
      0.09,
    );
    return s
      .tree(9, 5.9, 1)
      .pine(0.7, 4.1, 0.8)
      .tree(4.6, 1.2, 0.95, p.fern)
      .pine(9.3, 0.9, 0.9)
      .bush(5.9, 0.9, 1.1)
      .bush(9.2, 4, 1.1);
  },
  "case-study-health"() {
    const s = scene().arc(0.56);
    s.area(1.2, 1.2, 7.6, 2, path, 0.2);
    s.tower(1.2, 4.4, 2.6, 2.8, 2.4, { roof: "panels", seed: 4 });
    const ui = `<rect x=".12" y=".12" width="4.16" height="2.56" rx=".1" fill="#F4FBF6"/><g transform="translate(.62 .62)">${cross(0.3, p.coral)}</g><rect x="1.15" y=".4" width="1.4" height=".17" rx=".08" fill="${p.ink}"/><rect x="1.15" y=".7" width=".9" height=".13" rx=".06" fill="#B7C6BB"/><path d="M.4 1.9H1.1L1.35 1.4 1.75 2.4 2.1 1.65 2.3 1.9H4" fill="none" stroke="${p.leaf}" stroke-width=".13" stroke-linecap="round" stroke-linejoin="round"/><circle cx="4" cy="1.9" r=".13" fill="${p.sun}"/>`;
    s.box(4.9, 4.1, 0, 2, 1, 0.14, "#E4E7DC", { r: 0.2 })
      .box(5.6, 4.5, 0.14, 0.6, 0.2, 0.7, p.steel)
      .box(4.3, 4.3, 0.7, 4.4, 0.28, 2.8, "#183D30", { top: "#3A5C4D", left: ui });
    s.sign(
      2.4,
      1.9,
      1.05,
      `<path d="M0 78C-120-2-78-92 0-38 78-92 120-2 0 78Z" fill="${s.radial("#FF9E7C", p.coral, "#D95A35")}"/><path d="M-62 4H-26L-10-24 12 30 26 4H62" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    ).shadow(
      [
        [1.6, 1.7],
        [3.2, 1.7],
        [3.2, 2.1],
        [1.6, 2.1],
      ],
      0.1,
      1.8,
    );
    s.group((g) =>
      g
        .box(6.2, 1.5, 0.12, 1.7, 0.8, 0.85, "#FFFFFF", {
          r: 0.1,
          left: `<circle cx=".38" cy=".8" r=".18" fill="#10241C"/><circle cx="1.32" cy=".8" r=".18" fill="#10241C"/><rect y=".46" width="1.7" height=".1" fill="${p.coral}"/><g transform="translate(.5 .24)">${cross(0.16, p.coral)}</g><rect x="1.15" y=".1" width=".42" height=".28" fill="${p.glass}"/>`,
        })
        .box(6.9, 1.75, 0.97, 0.3, 0.3, 0.12, p.sun),
    );
    return s
      .tree(1, 8.8, 1.15)
      .tree(8.9, 8.6, 1.15, p.fern)
      .pine(5.2, 8.8, 1.15)
      .tree(9.1, 4.6, 0.9)
      .bush(1, 3.4, 1.1)
      .pine(9.2, 1.1, 0.9)
      .bush(4.4, 1.1)
      .tree(3.2, 8.7, 0.85, p.fern);
  },
  "become-a-partner"() {
    const s = scene().arc(0.5);
    s.drawn(
      `<path d="M4.2 0H6.1V10H4.2Z" fill="#9CCBDD"/><path d="M4.8 0V3M5.5 3.4V6.4M4.9 6.6V9" stroke="#D2E9F0" stroke-width=".1" stroke-linecap="round"/>`,
    );
    s.tower(0.9, 4, 2.3, 2.6, 3.6, { seed: 3, roof: "panels" }).tower(7, 4, 2.3, 2.6, 3, {
      seed: 8,
      color: "#DDF0E0",
      roof: "garden",
    });
    s.group((g) => {
      g.box(3.2, 4.6, 1.75, 3.8, 1.2, 0.2, p.sun);
      g.box(3.2, 5.55, 1.95, 3.8, 0.1, 0.55, "#CFE6EA", { shadow: false }).box(
        3.2,
        4.65,
        1.95,
        3.8,
        0.1,
        0.55,
        "#E4F3F4",
        {
          shadow: false,
          left: `<rect width="3.8" height=".09" fill="${p.leaf}"/>${[0.5, 1.2, 1.9, 2.6, 3.3].map((x) => `<rect x="${x}" width=".07" height=".55" fill="${p.leaf}"/>`).join("")}`,
        },
      );
      const arch = Array.from({ length: 25 }, (_, i) => [
        3.2 + (i / 24) * 3.8,
        4.62,
        1.75 - 1.2 * (1 - Math.sin((i / 24) * Math.PI)),
      ]);
      const top = arch.map(([x, y, z]) => [x, y, Math.max(z, 0.3)]);
      top.slice(1).forEach((b, i) => {
        g.rod(top[i], b, 0.16, p.coral, { bias: 20, shadow: false });
      });
    });
    s.area(0.7, 1.9, 3.3, 1, path, 0.1);
    s.area(6.3, 1.9, 3, 1, path, 0.1);
    s.group((g) => {
      g.box(3.7, 1.8, 0.4, 2.9, 1.2, 0.16, "#C79566", { top: "#D9AE82" });
      [3.8, 6.2].forEach((x) => {
        g.box(x, 1.9, 0, 0.3, 1, 0.4, "#A9744A");
      });
    });
    s.car(1.4, 2.15, p.leaf).car(7.7, 2.15, p.coral);
    return s
      .tree(1, 8.7, 1.1)
      .tree(3, 8.8, 0.95, p.fern)
      .tree(7.2, 8.9, 1)
      .tree(9.2, 8.6, 1.05, p.fern)
      .tree(2.6, 0.9, 0.95, p.fern)
      .pine(0.9, 0.9, 1)
      .pine(7.4, 1, 1)
      .bush(8.9, 1)
      .bush(3.7, 6.6);
  },
  "partner-remote-developers"() {
    const s = scene({ top: "#D5E7C2" }).arc(0.33);
    s.drawn(
      `<path d="M0 0H10V1.2C8 2 7 1 5 1.4S2 2.4 0 1.6Z" fill="#8CC6DA"/><path d="M0 1.6C2 2.4 3 1.8 5 1.4S8 2 10 1.2V2C8 2.9 7 2 5 2.4S2 3.2 0 2.6Z" fill="${p.sand}"/><path d="M0 .8C2 1.5 3 1 5 .7S8 1.1 10 .5" fill="none" stroke="#D2E9F0" stroke-width=".1"/>`,
    );
    const top = 1.35;
    s.box(2.2, 3.6, top, 5.4, 2.5, 0.18, "#C79566", { top: "#DFB689" });
    [
      [2.35, 3.75],
      [7.25, 3.75],
      [7.25, 5.75],
    ].forEach(([x, y]) => {
      s.box(x, y, 0, 0.2, 0.2, top, "#A9744A");
    });
    s.group((g) => {
      const z = top + 0.18;
      g.box(3.1, 3.85, z, 2.7, 1.25, 0.1, "#DDE3DE", {
        top: "#EEF2EC",
        up: `<rect x=".2" y=".12" width="2.3" height=".62" rx=".06" fill="#9DAEA6"/><rect x=".95" y=".84" width=".8" height=".32" rx=".05" fill="#C9D3CC"/>`,
      });
      g.poly(
        [
          [3.1, 5.1, z + 0.1],
          [5.8, 5.1, z + 0.1],
          [5.8, 5.5, z + 1.9],
          [3.1, 5.5, z + 1.9],
        ],
        "#183D30",
        {
          deco: on(
            [3.1, 5.5, z + 1.9],
            [1, 0, 0],
            [0, -0.217, -0.976],
            `<rect x=".1" y=".1" width="2.5" height="1.62" rx=".06" fill="#0B2A20"/>${code(
              [
                [
                  [0.5, p.sun],
                  [0.9, "#DCEFE2"],
                ],
                [[0.2], [0.7, "#7CC79B"], [0.5, p.coral]],
                [[0.2], [1.1, "#7CC79B"]],
                [[0.4], [0.8, p.sunSoft]],
                [[0.4, "#DCEFE2"]],
              ],
              { x: 0.28, y: 0.34, step: 0.26 },
            )}`,
          ),
        },
      );
    });
    s.cylinder(6.5, 4.3, top + 0.18, 0.2, 0.34, p.coral, { top: "#6B3B22" });
    s.group((g) => {
      g.cylinder(6.8, 5.5, top + 0.18, 0.3, 0.1, p.wood);
      g.sphere(6.8, 5.5, top + 1.05, 0.72, "#8CC6DA");
      g.sign(
        6.8,
        5.5,
        top + 1.05,
        `<g fill="#5FA877"><path d="M-50-28C-30-62 0-62 8-44S-8-20-18-6-50 10-50-28Z"/><path d="M12-4C36-16 56-8 54 14S28 50 12 40 0 4 12-4Z"/><path d="M-36 26q18-4 16 12t-22 0Z"/></g><circle r="64" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/><path d="M-30-70A76 76 0 0 1 40 66" fill="none" stroke="${p.sun}" stroke-width="7" stroke-linecap="round"/>`,
        { bias: 30 },
      );
    });
    s.palm(1.7, 6.6, 1.9).palm(8.8, 3.1, 1.15);
    s.group((g) => {
      g.box(4, 2.4, 0.55, 1, 0.9, 0.14, p.leaf, { r: 0.1 });
      [
        [4.1, 2.5],
        [4.8, 2.5],
      ].forEach(([x, y]) => {
        g.box(x, y, 0, 0.1, 0.1, 0.55, p.wood);
      });
    });
    return s
      .tree(8.8, 8.5, 1.15)
      .tree(5.8, 8.8, 1, p.fern)
      .pine(3.9, 8.8, 1.1)
      .bush(1, 4, 1.2)
      .bush(9.1, 5.9, 1.2)
      .bush(0.9, 8.9, 1.3);
  },
  "partner-marketing-agency"() {
    const s = scene().arc(0.62);
    s.cylinder(5, 4.6, 0, 2.6, 0.3, "#FFFDF7").cylinder(5, 4.6, 0.3, 2.1, 0.22, p.sunSoft);
    s.sign(
      5,
      4.6,
      2.5,
      `<g transform="rotate(-16) scale(1.32)">
      <path d="M-60 40L-34 132Q-28 146-12 142L4 138Q14 134 10 120L-14 40Z" fill="${s.horizontal("#12583A", "#0B3B28")}"/>
      <path d="M-150-46H-70V54H-150Q-186 44-186 4T-150-46Z" fill="${s.vertical("#FFFDF7", "#D8E0D2")}"/>
      <path d="M-80-48L130-128V128L-80 56Z" fill="${s.vertical("#FF9A75", "#DE5F38")}"/><path d="M-80-48L130-128V-70L-80-18Z" fill="#fff" opacity=".22"/>
      <ellipse cx="130" cy="0" rx="42" ry="130" fill="#FFD9C8"/><ellipse cx="134" cy="0" rx="32" ry="112" fill="${s.horizontal("#8E3418", "#C9532F")}"/><circle cx="128" cy="0" r="24" fill="${p.sun}"/>
      <rect x="-92" y="-54" width="22" height="116" rx="9" fill="${p.sun}"/></g>`,
      { r: 1 },
    ).shadow(
      [
        [3.2, 4.2],
        [6.8, 4.2],
        [6.8, 5],
        [3.2, 5],
      ],
      0.5,
      2.8,
    );
    s.sign(
      5,
      4.6,
      2.9,
      `<g stroke="${p.sun}" stroke-width="13" stroke-linecap="round" fill="none" transform="translate(215 -66) rotate(-16)"><path d="M18-92L72-124M30-8H92M18 76L72 108"/></g>`,
      { bias: 50 },
    );
    const bubble = (c, inner) =>
      `<path d="M-84-62H84Q104-62 104-42V30Q104 50 84 50H-20L-54 86V50H-84Q-104 50-104 30V-42Q-104-62-84-62Z" fill="${c}"/>${inner}`;
    s.sign(
      1.6,
      6.4,
      2.6,
      `<g transform="scale(.95)">${bubble("#FFFFFF", `<rect x="-70" y="-34" width="120" height="16" rx="8" fill="${p.leaf}"/><rect x="-70" y="-2" width="84" height="16" rx="8" fill="#C9D3C4"/>`)}</g>`,
      { bias: 10 },
    ).shadow(
      [
        [1, 6.2],
        [2.4, 6.2],
        [2.4, 6.6],
        [1, 6.6],
      ],
      1,
      2,
    );
    s.sign(
      8.6,
      7.4,
      2.2,
      `<g transform="scale(.85)">${bubble(p.leaf, `<path d="M0 30C-58-8-36-50 0-24 36-50 58-8 0 30Z" fill="${p.sun}"/>`)}</g>`,
      { bias: 10 },
    ).shadow(
      [
        [8, 7.2],
        [9.2, 7.2],
        [9.2, 7.6],
        [8, 7.6],
      ],
      1,
      2,
    );
    s.bars(7.6, 1.4, [0.5, 0.9, 1.4], { w: 0.44, d: 0.44, gap: 0.2 })
      .rod([1.6, 6.4, 0], [1.6, 6.4, 1.9], 0.08, p.steel)
      .rod([8.6, 7.4, 0], [8.6, 7.4, 1.5], 0.08, p.steel);
    return s
      .tree(1, 2.2, 1.05, p.fern)
      .tree(4.6, 8.8, 1.1)
      .pine(1.2, 8.8, 1.1)
      .bush(2.8, 1.1, 1.2)
      .pine(9.2, 4.4, 1)
      .bush(6.2, 1, 1)
      .tree(7, 8.9, 0.9, p.fern)
      .tree(0.9, 4.3, 0.8);
  },
  "not-found"() {
    const s = scene().arc(0.82, { height: 4.6 });
    s.drawn(
      `<path d="M4.2 0C4.4 2.4 5.6 3.2 4.8 4.8S2 6.4 0 6.2V7.6C3 7.8 5.4 7 6.2 5.2S5.8 2 5.6 0Z" fill="${path}"/><path d="M5.4 4.8C7 5.4 8.4 6.8 10 6.6V7.9C8 8 6.4 6.6 4.8 6.2Z" fill="${path}"/>`,
    );
    s.cylinder(4.8, 4.4, 0, 0.6, 0.25, "#D9D3BE")
      .group((g) => {
        const [x0, y0] = project(4.8, 4.4, 0.2);
        g.add(
          `<path d="M${x0} ${y0}Q${x0 + 6} ${y0 - 190} ${x0 + 46} ${y0 - 400}" fill="none" stroke="${g.horizontal("#A9744A", "#6E4528")}" stroke-width="27" stroke-linecap="round"/>`,
          [4.6, 4.2, 0.2, 5, 4.6, 5],
        );
      })
      .shadow(
        [
          [4.7, 4.3],
          [4.9, 4.3],
          [4.9, 4.5],
          [4.7, 4.5],
        ],
        0,
        4.6,
      )
      .shadow(
        [
          [4, 4.2],
          [5.6, 4.2],
          [5.6, 4.6],
          [4, 4.6],
        ],
        3,
        4.4,
      );
    const board = (x, y, w, c, a, flip, mark) =>
      `<g transform="translate(${x} ${y}) rotate(${a}) scale(${flip} 1)"><path d="M${-w * 0.4}-36H${w * 0.5}L${w * 0.66} 0L${w * 0.5} 36H${-w * 0.4}Z" fill="${darken(c, 0.3)}" transform="translate(6 9)"/><path d="M${-w * 0.4}-36H${w * 0.5}L${w * 0.66} 0L${w * 0.5} 36H${-w * 0.4}Z" fill="${s.vertical(lighten(c, 0.16), c)}"/>${mark}</g>`;
    const bar = (l, c) => `<rect x="-70" y="-8" width="${l}" height="16" rx="8" fill="${c}"/>`;
    s.sign(
      4.8,
      4.4,
      3.4,
      board(60, -116, 250, p.leaf, -13, 1, bar(150, "#CDEBD2")) +
        board(0, -6, 260, p.coral, 9, -1, bar(130, "#FFE3D6")) +
        board(54, 84, 210, p.sun, 22, 1, bar(100, "#8A5A12")) +
        `<circle cx="44" cy="-116" r="6" fill="#10241C" opacity=".5"/><circle cx="22" cy="-6" r="6" fill="#10241C" opacity=".5"/><circle cx="4" cy="80" r="6" fill="#10241C" opacity=".5"/>`,
      { bias: 60 },
    );
    const gust = (x, y, k) =>
      `<path transform="translate(${x} ${y}) scale(${k})" d="M-210 0C-90-30 0 26 90-8S150-78 108-82 70-34 104-30M-150 46C-60 28 20 66 110 40M-110-44C-50-58-10-40 30-50" fill="none" stroke="#9DC4CF" stroke-width="10" stroke-linecap="round"/>`;
    s.front.push(
      gust(330, 330, 1.05),
      gust(930, 520, 0.8),
      `<g fill="${p.fern}"><path d="M520 250q26-26 52-8-24 28-52 8Z"/><path d="M1010 300q22-28 50-14-20 30-50 14Z" fill="${p.sun}"/><path d="M240 470q24-22 48-4-24 26-48 4Z" fill="${p.coral}"/><path d="M850 400q20-22 42-6-20 24-42 6Z" fill="${p.leaf}"/></g>`,
    );
    return s
      .tree(1.2, 8.6, 1.1)
      .pine(8.7, 8.8, 1.2)
      .tree(8.6, 4.2, 1, p.fern)
      .bush(2.4, 3.4, 1.3)
      .tree(1.6, 1.6, 1.1, p.fern)
      .pine(8.4, 1.4, 1.1)
      .bush(7, 2.6)
      .bush(3, 8.6, 1.3)
      .bush(6.8, 8.6)
      .sphere(2.8, 1.5, 0.2, 0.34, "#C9CFC0")
      .sphere(7.3, 4.6, 0.14, 0.26, "#C9CFC0");
  },
  maintenance() {
    const wall = "#2A5A49";
    const s = scene({ top: "#1D5140", side: "#12382B", rim: "#2A6A52", shade: "#04140D" });
    s.arc(0.9, { color: "#C98F2C", height: 5.2, r: 0.3 });
    const night = { color: wall, glass: "#0F3227", seed: 5, roof: "none", rim: "#3B6C5A" };
    s.area(4.2, 0, 1.2, 10, "#24604C", 0.05);
    s.area(0, 3.2, 10, 1, "#24604C", 0.05);
    s.tower(1.1, 5.2, 2.4, 2.2, 3.2, { ...night, glow: 4 })
      .tower(6.6, 5.6, 2, 2, 2.2, { ...night, glow: 5, seed: 2 })
      .tower(1.2, 8.1, 1.6, 1.3, 1.8, { ...night, glow: 3, seed: 9 });
    for (let f = 0; f < 3; f += 1)
      s.box(6.2, 1, f * 0.82, 2.4, 1.7, 0.14, "#3B6C5A").box(
        6.3,
        1.1,
        f * 0.82 + 0.14,
        2.2,
        1.5,
        0.68,
        f < 2 ? wall : "#1B4436",
        {
          left: windows(2.2, 0.68, 5, 1, { glow: f < 2 ? 6 : 0, seed: f, glass: "#0F3227" }),
          right: windows(1.5, 0.68, 3, 1, { glow: 5, seed: f, glass: "#0F3227" }),
        },
      );
    s.lattice(5, 7.4, 5.6, 0.5, 0.5, p.sun, { steps: 10, width: 0.07 });
    s.group(
      (g) => {
        g.rod([3.4, 7.4, 5.75], [9.4, 7.4, 5.75], 0.1, "#E09B22").rod([4.4, 7.4, 6.1], [9.2, 7.4, 5.9], 0.06, p.sun, {
          bias: 2,
        });
        for (let i = 0; i < 12; i += 1)
          g.rod([4.6 + i * 0.38, 7.4, 5.78], [4.79 + i * 0.38, 7.4, 6.06 - i * 0.014], 0.04, p.sun, {
            bias: 2,
            shadow: false,
          }).rod([4.79 + i * 0.38, 7.4, 6.06 - i * 0.014], [4.98 + i * 0.38, 7.4, 5.78], 0.04, p.sun, {
            bias: 2,
            shadow: false,
          });
        g.rod([5, 7.4, 5.75], [5, 7.4, 6.7], 0.08, p.sun)
          .rod([5, 7.4, 6.7], [8.8, 7.4, 5.95], 0.03, p.sunSoft, { shadow: false })
          .rod([5, 7.4, 6.7], [3.5, 7.4, 5.8], 0.03, p.sunSoft, { shadow: false });
        g.box(3.3, 7.15, 5.35, 0.6, 0.5, 0.4, "#0B2A20").box(5.3, 7.15, 5.35, 0.45, 0.5, 0.45, p.coral, {
          bias: 6,
          left: `<rect x=".08" y=".08" width=".28" height=".2" fill="${p.glow}"/>`,
        });
        g.rod([8.2, 7.4, 5.75], [8.2, 7.4, 4], 0.03, p.sunSoft, { shadow: false })
          .box(7.8, 7, 3.6, 0.8, 0.8, 0.4, "#7C968B")
          .sphere(9.4, 7.4, 5.85, 0.12, p.coral, { shadow: false });
      },
      { bias: 20 },
    );
    s.rack(1.4, 1, 1, 1, 1.9).rack(2.6, 1.1, 1, 1, 1.5, { seed: 2 });
    [
      [4, 3],
      [5.7, 4.5],
      [4, 4.6],
      [9.3, 3],
    ].forEach(([x, y]) => {
      s.lamp(x, y, 1);
      const [lx, ly] = project(x, y, 1.08);
      const [gx, gy] = project(x, y);
      s.front.push(`<circle cx="${lx}" cy="${ly}" r="60" fill="${s.halo("#FFD45C")}"/>`);
      s.ground.push(`<ellipse cx="${gx}" cy="${gy}" rx="90" ry="52" fill="${s.halo("#E8B64A")}" opacity=".6"/>`);
    });
    return s
      .tree(9, 8.8, 1.05, "#0F5A3E")
      .pine(8.9, 4.8, 1, "#0F5A3E")
      .tree(0.8, 2.6, 0.8, "#1C6B4B")
      .pine(3.6, 9, 1, "#0F5A3E")
      .tree(0.9, 0.8, 0.7, "#0F5A3E")
      .bush(9.3, 1, 1, "#1C6B4B")
      .pine(6.6, 9, 0.9, "#0F5A3E");
  },
};
