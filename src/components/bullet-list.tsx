import { Dot } from "./dot";

interface BulletListProps {
  items: readonly string[];
  className?: string;
}

export const BulletList = ({ items, className }: BulletListProps) => (
  <ul className={className} sx={{ display: "grid", gap: "10px" }}>
    {items.map((item, index) => (
      <li key={index} sx={{ display: "flex", gap: "12px", lineHeight: "snug" }}>
        <Dot sx={{ mt: "7px" }} />
        {item}
      </li>
    ))}
  </ul>
);
