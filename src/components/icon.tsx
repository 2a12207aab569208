import type { IconName } from "../content/schemas/icon-names";

/** One icon in a box of 34: lines in the brand's green and, mostly, a sun on them. */
interface Drawing {
  lines: string;
  /** Centre and radius of the sun. */
  sun?: [x: number, y: number, radius: number];
}

const drawings: Record<IconName, Drawing> = {
  arc: { lines: "M4 26a13 13 0 0 1 26 0", sun: [17, 13, 5] },
  sun: { lines: "M17 3v4M17 27v4M3 17h4M27 17h4M7 7l3 3M24 24l3 3M7 27l3-3M24 10l3-3", sun: [17, 17, 6] },
  shield: { lines: "M17 4l11 4v9c0 7-5 11-11 13C11 28 6 24 6 17V8z", sun: [17, 16, 4] },
  lock: { lines: "M7 15h20v15H7zM11 15v-4a6 6 0 0 1 12 0v4", sun: [17, 22.5, 3.5] },
  cloud: {
    lines: "M10 26a6.500 6.500 0 0 1-.5-13 8.500 8.500 0 0 1 16.500 2.500A5.500 5.500 0 0 1 25 26z",
    sun: [17, 19, 3.5],
  },
  server: { lines: "M6 5h22v10H6zM6 19h22v10H6zM11 10h6M11 24h6", sun: [23.5, 10, 2.5] },
  database: {
    lines:
      "M6 9c0-2.800 5-4.500 11-4.500S28 6.200 28 9v16c0 2.800-5 4.500-11 4.500S6 27.800 6 25zM6 9c0 2.800 5 4.500 11 4.500S28 11.800 28 9M6 17c0 2.800 5 4.500 11 4.500S28 19.800 28 17",
  },
  pipeline: { lines: "M3 17h8M23 17h8M17 5v6M17 23v6M11 11h12v12H11z", sun: [17, 17, 3.5] },
  branch: {
    lines:
      "M9 12v10M9 17h9a5 5 0 0 0 5-5M9 4.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM9 22.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z",
    sun: [24, 8.5, 4],
  },
  gauge: { lines: "M5 26a13.500 13.500 0 1 1 24 0M17 20l6-8", sun: [17, 20, 3.5] },
  chart: { lines: "M5 29h24M9 29V18M17 29V12M25 29V7", sun: [9, 11, 3.5] },
  document: { lines: "M8 4h12l6 6v20H8zM20 4v6h6M13 18h8M13 24h8", sun: [14, 11.5, 2.5] },
  people: {
    lines: "M12 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 29c0-6 4-9 9-9s9 3 9 9M24 20c4 0 7 3 7 8",
    sun: [24, 12, 4],
  },
  chat: { lines: "M5 7h24v16H16l-7 6v-6H5z", sun: [17, 15, 3.5] },
  clock: { lines: "M17 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM17 10v7l5 4", sun: [17, 17, 2.5] },
  calendar: { lines: "M5 8h24v21H5zM5 14h24M11 4v7M23 4v7", sun: [17, 21.5, 3.5] },
  globe: {
    lines:
      "M17 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM4 17h26M17 4c4 3.500 5.500 8 5.500 13S21 26.500 17 30c-4-3.500-5.500-8-5.500-13S13 7.500 17 4z",
  },
  map: { lines: "M17 30C10 23 7 18.500 7 14a10 10 0 0 1 20 0c0 4.500-3 9-10 16z", sun: [17, 14, 4] },
  home: { lines: "M4 17L17 5l13 12M8 14v15h18V14", sun: [17, 21, 4] },
  factory: { lines: "M4 29V15l8 5v-5l8 5V6h6v23zM4 29h26" },
  bolt: { lines: "M19 4L7 19h9l-2 11 13-16h-9z" },
  leaf: { lines: "M6 28C6 14 14 6 29 5c0 15-7 23-19 21M6 28c3-7 8-11 14-13" },
  wrench: { lines: "M22 5a8 8 0 0 0-8 11L5 25a3 3 0 0 0 4 4l9-9a8 8 0 0 0 11-8l-5 4-5-1-1-5z" },
  search: { lines: "M15 5a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM22 22l8 8", sun: [15, 15, 3.5] },
  eye: { lines: "M3 17c4-7 9-10 14-10s10 3 14 10c-4 7-9 10-14 10S7 24 3 17z", sun: [17, 17, 4] },
  headset: { lines: "M5 20v-3a12 12 0 0 1 24 0v3M5 19h5v9H5zM24 19h5v9h-5zM29 28c0 2-3 3-7 3", sun: [19, 31, 2] },
  layers: { lines: "M17 4l13 7-13 7-13-7zM4 17l13 7 13-7M4 23l13 7 13-7" },
  cube: { lines: "M17 4l12 6.500v13L17 30 5 23.500v-13zM5 10.500L17 17l12-6.500M17 17v13" },
  code: { lines: "M11 9l-8 8 8 8M23 9l8 8-8 8", sun: [17, 17, 3.5] },
  api: {
    lines: "M12 6c-4 0-5 2-5 5s-1 5-4 6c3 1 4 3 4 6s1 5 5 5M22 6c4 0 5 2 5 5s1 5 4 6c-3 1-4 3-4 6s-1 5-5 5",
    sun: [17, 17, 3.5],
  },
  phone: { lines: "M10 3h14v28H10zM15 27h4", sun: [17, 13, 3.5] },
  mail: { lines: "M4 8h26v19H4zM4 9l13 10L30 9" },
  coins: { lines: "M12 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM22 12.500a8 8 0 1 1-7 13", sun: [12, 15, 3] },
  heart: {
    lines: "M17 29C8 23 4 18 4 12.500A6.500 6.500 0 0 1 17 10a6.500 6.500 0 0 1 13 2.500C30 18 26 23 17 29z",
    sun: [17, 17, 3.5],
  },
  cart: { lines: "M3 5h5l4 16h14l4-12H10M14 27.500a1.500 1.500 0 1 1 0 .01zM24 27.500a1.500 1.500 0 1 1 0 .01z" },
  tower: { lines: "M17 13v17M11 30l6-14 6 14M9 17a9 9 0 0 1 0-11M25 17a9 9 0 0 0 0-11", sun: [17, 11.5, 3.5] },
  box: { lines: "M4 11l13-6 13 6v13l-13 6-13-6zM4 11l13 6 13-6M17 17v13M10 8l13 6" },
  check: { lines: "M17 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM11 17l4.500 4.500L23.500 13" },
};

interface IconProps {
  name: IconName;
  size?: number;
  onBand?: boolean;
}

/** A line icon beside an entry. It repeats what the words say, so screen readers skip it. */
export const Icon = ({ name, size = 34, onBand = false }: IconProps) => {
  const { lines, sun } = drawings[name];
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" focusable="false" sx={{ flex: "none" }}>
      <path
        d={lines}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: onBand ? "onBandMark" : "primary" }}
      />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} sx={{ fill: "accent" }} />}
    </svg>
  );
};
