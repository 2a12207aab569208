import { Link } from "../components/link";
import { useHome, useMessages } from "../components/messages";
import { breadcrumbsTo } from "../content/links/breadcrumbs";
import { useSiteInLanguage } from "./use-site";

interface BreadcrumbsProps {
  path: string;
  /** What the page is called where no entry of the header leads to it. */
  name: string;
}

export const Breadcrumbs = ({ path: page, name }: BreadcrumbsProps) => (
  <nav aria-label={useMessages().navigation.breadcrumbs} sx={{ mb: 3, fontSize: "small", color: "muted" }}>
    <ol sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" }}>
      {breadcrumbsTo(page, name, useSiteInLanguage().navigation.header.entries, useHome()).map(({ title, path }) => (
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
