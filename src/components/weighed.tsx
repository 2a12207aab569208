import type { BlockOf } from "../content/entry";
import { MoreLink } from "./link";

export const Weighed = ({
  weighed,
  className,
}: {
  weighed: NonNullable<BlockOf<"trustedBy">["weighed"]>;
  className?: string;
}) => (
  <div
    className={className}
    sx={{
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "auto minmax(0, 1fr)"],
      columnGap: "22px",
      alignItems: "center",
    }}
  >
    <p sx={{ variant: "text.h2", whiteSpace: "nowrap" }}>{weighed.figure}</p>
    <div sx={{ fontSize: "label", lineHeight: "snug", "& p": { color: "muted" } }}>
      <b>{weighed.title}</b>
      <p>{weighed.description}</p>
      <MoreLink to={weighed.link.url}>{weighed.link.text}</MoreLink>
    </div>
  </div>
);
