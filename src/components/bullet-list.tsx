import { Dot } from "./dot";

export const BulletList = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <ul className={className} sx={{ display: "grid", gap: "10px" }}>
    {items.map((item, index) => (
      <li key={index} sx={{ display: "flex", gap: "12px", lineHeight: "snug" }}>
        <Dot sx={{ mt: "7px" }} />
        {item}
      </li>
    ))}
  </ul>
);
