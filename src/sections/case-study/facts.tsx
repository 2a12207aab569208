import type { ReactNode } from "react";
import { Link } from "../../components/link";
import { useMessages } from "../../components/messages";
import type { EntryOf } from "../../content/entry";

const Links = ({ pages }: { pages: readonly { readonly path: string; readonly name: string }[] }) => (
  <>
    {pages.map(({ path, name }, index) => (
      <span key={path}>
        {index > 0 && ", "}
        <Link to={path} sx={{ color: "primary", textUnderlineOffset: "3px" }}>
          {name}
        </Link>
      </span>
    ))}
  </>
);

export function Facts({ study }: { study: EntryOf<"CaseStudy"> }) {
  const words = useMessages().caseStudy;
  const { client, isSample, size, industries, services, time } = study;
  const places: [string, ReactNode][] = [
    [words.client, client ?? (isSample && <span sx={{ color: "muted", fontWeight: "body" }}>{words.invented}</span>)],
    [words.size, size],
    [words.industry, industries.length > 0 && <Links pages={industries} />],
    [words.service, <Links key="services" pages={services} />],
    [words.time, time],
  ];
  const facts = places.filter(([, fact]) => fact);
  return (
    <div
      sx={{
        variant: "layout.container",
        position: "relative",
        mt: ["20px", "-36px"],
      }}
    >
      <dl
        sx={{
          variant: "cards.surface",
          display: "grid",
          gridTemplateColumns: ["repeat(2, minmax(0, 1fr))", null, `repeat(${facts.length}, minmax(0, auto))`],
          gap: ["20px", "20px 28px"],
          alignItems: "baseline",
          "@media print": { gridTemplateColumns: `repeat(${facts.length}, minmax(0, 1fr))` },
          p: ["20px", "24px 28px"],
          fontSize: "label",
          "& dt": { fontSize: "small", color: "muted" },
          "& dd": { mt: "6px", fontWeight: "bold", lineHeight: "snug" },
        }}
      >
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
