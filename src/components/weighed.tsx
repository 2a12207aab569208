import type { BlockOf } from "../content/entry";
import { MoreLink } from "./link";

type Weight = NonNullable<BlockOf<"trustedBy">["weighed"]>;

export const Weighed = ({ weighed, className }: { weighed: Weight; className?: string }) => (
  <div
    className={className}
    sx={{
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "auto minmax(0, 1fr)"],
      gap: "8px 22px",
      alignItems: "center",
    }}
  >
    <p sx={{ variant: "text.h2", whiteSpace: "nowrap" }}>{weighed.figure}</p>
    <div sx={{ display: "grid", gap: "3px", variant: "text.label", "& p": { color: "muted" } }}>
      <b>{weighed.title}</b>
      <p>{weighed.description}</p>
      <MoreLink to={weighed.link.url}>{weighed.link.text}</MoreLink>
    </div>
  </div>
);
