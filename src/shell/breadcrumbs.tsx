import { Link } from "../components/link";
import { useHome, useMessages } from "../components/messages";
import { VisuallyHidden } from "../components/visually-hidden";
import { breadcrumbsTo } from "../content/links/breadcrumbs";
import { useSiteInLanguage } from "./use-site";

interface BreadcrumbsProps {
  path: string;
  /** What the page is called where no entry of the header leads to it. */
  name: string;
}

export const Breadcrumbs = ({ path: page, name }: BreadcrumbsProps) => (
  <nav aria-label={useMessages().navigation.breadcrumbs} sx={{ mb: 2, fontSize: "small", color: "muted" }}>
    <ol sx={{ variant: "layout.row", alignItems: "baseline", gap: "0 8px" }}>
      {breadcrumbsTo(page, name, useSiteInLanguage().navigation.header.entries, useHome()).map(({ title, path }) => (
        <li
          key={title}
          // Behind what it divides: a line may end with it, and none begins with it. The page itself is told by its title.
          sx={{
            display: "flex",
            alignItems: "baseline",
            gap: "8px",
            "&:not(:nth-last-of-type(-n + 2))::after": { content: '"/" / ""' },
          }}
        >
          {path ? (
            <Link to={path} sx={{ variant: "links.plain", py: "2px" }}>
              {title}
            </Link>
          ) : (
            <VisuallyHidden>
              <span aria-current="page">{title}</span>
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
