import { Dot } from "./dot";

interface BulletListProps {
  items: readonly string[];
  /** Dense lists have closer lines and larger dots in the sun's colour. */
  variant?: "regular" | "dense";
  className?: string;
}

/** Short lines, each behind a dot. */
export const BulletList = ({ items, variant = "regular", className }: BulletListProps) => {
  const isDense = variant === "dense";
  return (
    <ul className={className} sx={{ display: "grid", gap: isDense ? "10px" : "12px" }}>
      {items.map((item, index) => (
        <li key={index} sx={{ display: "flex", gap: "12px", lineHeight: isDense ? "snug" : "body" }}>
          {isDense ? (
            <Dot sx={{ mt: "7px" }} />
          ) : (
            <Dot color="primary" sx={{ width: "8px", height: "8px", mt: "10px" }} />
          )}
          {item}
        </li>
      ))}
    </ul>
  );
};
