interface IconProps {
  lines: string;
  size?: number | string;
  isSolid?: boolean;
  className?: string;
}

export const Icon = ({ lines, size = 20, isSolid = false, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isSolid ? "currentColor" : "none"}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
    sx={{ flex: "none" }}
  >
    <path d={lines} />
  </svg>
);
