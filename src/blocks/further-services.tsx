import { BulletList } from "../components/bullet-list";
import { Disclosure } from "../components/disclosure";
import { Link, MoreLink } from "../components/link";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { openingLines } from "../theme/opening-lines";

type FurtherService = BlockOf<"furtherServices">["items"][number];

function ServiceLinks({ service, linkText }: { service: FurtherService; linkText: string }) {
  const { title, link, demo, subject } = service;
  const hiddenSuffix = `(${title})`;
  return (
    <p data-no-print="" sx={{ variant: "layout.row", columnGap: "24px", alignItems: "center" }}>
      {demo && (
        <MoreLink to={demo.url} hiddenSuffix={hiddenSuffix} offer={subject ?? undefined}>
          {demo.text}
        </MoreLink>
      )}
      <Link
        to={link}
        hiddenSuffix={hiddenSuffix}
        about={title}
        icon={demo ? "leaving" : "arrow"}
        sx={{ variant: demo ? "links.second" : "links.more" }}
      >
        {linkText}
      </Link>
    </p>
  );
}

export function FurtherServices({ section }: { section: BlockOf<"furtherServices"> }) {
  const { items, linkText } = section;
  // The first, which is open, is as high as two that are closed.
  const half = Math.max(1, Math.floor(items.length / 2));
  return (
    <HeadedSection heading={section} surface="mist" arrangement="beside">
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
          columnGap: "40px",
          alignItems: "start",
          ...openingLines(["14px", "16px"]),
          "& > ul > li": { borderTop: "rule" },
          "& summary p": { color: "muted", mt: "2px", variant: "text.label" },
          "& details > ul": { mt: "-4px", mb: "6px", fontSize: "label" },
        }}
      >
        {[items.slice(0, half), items.slice(half)].map((column, place) => (
          <ul key={column[0]?.anchor}>
            {column.map((service, index) => (
              <li key={service.anchor} id={service.anchor}>
                <Disclosure
                  open={place + index === 0}
                  summary={
                    <hgroup>
                      <h3 sx={{ variant: "text.h4", fontFamily: "heading", fontSize: "1.2rem" }}>{service.title}</h3>
                      <p>{service.description}</p>
                    </hgroup>
                  }
                >
                  {service.points.length > 0 && <BulletList items={service.points} />}
                  <ServiceLinks service={service} linkText={linkText} />
                </Disclosure>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </HeadedSection>
  );
}
