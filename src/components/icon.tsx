/** Lines in a box of 24. */
export const lines = {
  down: "M5.5 9l6.5 6.5L18.5 9",
  phone:
    "M6.5 3.5h3l1.8 4.6-2.2 1.7a12.5 12.5 0 0 0 5.1 5.1l1.7-2.2 4.6 1.8v3a3 3 0 0 1-3.2 3A16.5 16.5 0 0 1 3.5 6.7a3 3 0 0 1 3-3.2z",
  address:
    "M12 21.5c-4.7-4.3-7-8-7-11.3a7 7 0 0 1 14 0c0 3.3-2.3 7-7 11.3zM12 7.7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
  hours: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5",
  mail: "M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3.5 7.5l6.9 5.6a2.5 2.5 0 0 0 3.2 0l6.9-5.6",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 8.5h16M4 15.5h16",
  play: "M8 5.5v13L18.5 12z",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18",
  upload: "M12 15.5V4M7 8.5l5-5 5 5M4 15v3a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-3",
  file: "M7.5 3H14l5.5 5.5v10A2.5 2.5 0 0 1 17 21H7.5A2.5 2.5 0 0 1 5 18.5v-13A2.5 2.5 0 0 1 7.5 3zM14 3v3.5a2 2 0 0 0 2 2h3.5",
  remove:
    "M4 6.5h16M9 6.5V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M6 6.5l.8 11.7a3 3 0 0 0 3 2.8h4.4a3 3 0 0 0 3-2.8L18 6.5M10 11v5.5M14 11v5.5",
  check: "M5 12.5l5 5L19 7",
  copy: "M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5 15.5A1.5 1.5 0 0 1 3.5 14V5.5a2 2 0 0 1 2-2H14A1.5 1.5 0 0 1 15.5 5",
  microblog:
    "M6.5 4h11A3.5 3.5 0 0 1 21 7.5v6a3.5 3.5 0 0 1-3.5 3.5H12l-5 4v-4h-.5A3.5 3.5 0 0 1 3 13.5v-6A3.5 3.5 0 0 1 6.5 4zM8 9h8M8 12.5h5",
  codeHost: "M7.5 6.5L2 12l5.5 5.5M16.5 6.5L22 12l-5.5 5.5M13.5 5l-3 14",
  professionalNetwork:
    "M5.5 8h13A2.5 2.5 0 0 1 21 10.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-7A2.5 2.5 0 0 1 5.5 8zM8.5 8V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13.5h18",
};

export type IconName = keyof typeof lines;

interface IconProps {
  name: IconName;
  size?: number | string;
  className?: string;
}

export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
    sx={{ flex: "none" }}
  >
    <path d={lines[name]} />
  </svg>
);
