import type { ContentLink } from "../content/entry";
import { Dot } from "./dot";
import { Link } from "./link";

interface BulletListProps {
  items: readonly string[];
  /** Leads away from its words in one of the items, or from an item of its own. */
  link?: ContentLink | null | undefined;
  className?: string;
}

export function BulletList({ items, link, className }: BulletListProps) {
  const isNamed = link && items.some((item) => item.includes(link.text));
  const shown = link && !isNamed ? [...items, link.text] : items;
  return (
    <ul className={className} sx={{ display: "grid", gap: "10px" }}>
      {shown.map((item, index) => {
        const [before, ...after] = link ? item.split(link.text) : [item];
        return (
          <li key={index} sx={{ display: "flex", gap: "12px", lineHeight: "snug" }}>
            <Dot sx={{ mt: "7px" }} />
            <span>
              {before}
              {link && after.length > 0 && (
                <Link to={link.url} sx={{ color: "primary" }}>
                  {link.text}
                </Link>
              )}
              {after.join(link?.text)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
