/** The services as choices in a wizard: lines in a box of 24, as the site's own icons, with a solid dot for the sun. */
interface ServiceMark {
  lines: string;
  dots?: [x: number, y: number, radius: number][];
}

export const serviceMarks: Record<string, ServiceMark> = {
  "cloud-services": {
    lines: "M7 19.5a5 5 0 0 1-.6-9.96 6.3 6.3 0 0 1 12.2 1.1A4.5 4.5 0 0 1 18 19.5z",
    dots: [[12.2, 14.6, 2]],
  },
  "ai-solutions": {
    lines: "M10.5 4c.9 5.3 2.7 7.6 8.5 8.5-5.8.9-7.6 3.2-8.5 8.5-.9-5.3-2.7-7.6-8.5-8.5 5.8-.9 7.6-3.2 8.5-8.5z",
    dots: [[19, 5, 2.2]],
  },
  cybersecurity: {
    lines: "M12 2.8l7.5 2.8v5.9c0 4.6-3 7.6-7.5 9.7-4.5-2.1-7.5-5.1-7.5-9.7V5.6zM8.7 11.9l2.5 2.5 4.3-4.9",
  },
  devops: {
    lines:
      "M12 12c-2-2.7-3.5-4.25-5.5-4.25a4.25 4.25 0 0 0 0 8.5C8.5 16.25 10 14.7 12 12c2-2.7 3.5-4.25 5.5-4.25a4.25 4.25 0 0 1 0 8.5C15.5 16.25 14 14.7 12 12z",
  },
  "ar-vr": {
    lines:
      "M5 6.5h14A2.5 2.5 0 0 1 21.5 9v6.5A2.5 2.5 0 0 1 19 18h-2.7a2 2 0 0 1-1.6-.8l-1.1-1.5a2 2 0 0 0-3.2 0l-1.1 1.5a2 2 0 0 1-1.6.8H5a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 5 6.5z",
    dots: [
      [7.7, 11.5, 1.5],
      [16.3, 11.5, 1.5],
    ],
  },
  // Two technologies that have no mark to be used freely.
  java: {
    lines:
      "M5 9.5h11.5V15a5.5 5.5 0 0 1-5.5 5.5h-.5A5.5 5.5 0 0 1 5 15zM16.5 11h1.25a2.75 2.75 0 0 1 0 5.5H16M8.5 3.5c-1.2 1.2 1.2 1.8 0 3M13 3.5c-1.2 1.2 1.2 1.8 0 3",
  },
  api: {
    lines:
      "M8.5 4C5.8 4 5 5.2 5 7.5s-.4 3.7-2.7 4.5C4.6 12.8 5 14.2 5 16.5S5.8 20 8.5 20M15.5 4c2.7 0 3.5 1.2 3.5 3.5s.4 3.7 2.7 4.5c-2.3.8-2.7 2.2-2.7 4.5s-.8 3.5-3.5 3.5",
    dots: [[12, 12, 2.2]],
  },
};

export function serviceMarkSvg({ lines, dots = [] }: ServiceMark): string {
  const circles = dots.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>${circles.join("")}</svg>\n`;
}
