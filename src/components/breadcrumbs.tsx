import type { Breadcrumb } from "../content/links/breadcrumbs";
import { Link } from "./link";
import { useMessages } from "./messages";

export const Breadcrumbs = ({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) => (
  <nav aria-label={useMessages().navigation.breadcrumbs} sx={{ mb: 3, fontSize: "small", color: "muted" }}>
    <ol sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" }}>
      {breadcrumbs.map(({ title, path }) => (
        <li
          key={title}
          // Behind what it divides: a line may end with it, and none begins with it.
          sx={{
            display: "flex",
            alignItems: "baseline",
            gap: "8px",
            "&:not(:last-child)::after": { content: '"/" / ""' },
          }}
        >
          {path ? (
            <Link to={path} sx={{ variant: "links.plain", py: "2px" }}>
              {title}
            </Link>
          ) : (
            <span aria-current="page">{title}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
