import { CardGrid, cardPlace } from "../components/cards";
import { LinkedText } from "../components/linked-text";
import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { HeadedSection, type HeadedSectionProps } from "../components/section";
import type { BlockOf, EncodedPicture } from "../content/entry";

interface Entry {
  readonly title: string;
  readonly description: string;
  readonly image?: EncodedPicture | undefined;
  readonly when?: string | undefined;
  readonly price?: string | undefined;
}

interface ItemsProps {
  items: readonly Entry[];
}

const Ruled = ({ items }: ItemsProps) => {
  const isLong = items.length > 4;
  return (
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", isLong ? "repeat(2, minmax(0, 1fr))" : null],
        columnGap: "28px",
        "& > li": {
          borderTop: "rule",
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", isLong ? null : "minmax(0, 4fr) minmax(0, 7fr)"],
          alignContent: "start",
          gap: ["4px", isLong ? "4px" : "20px"],
          py: "16px",
          overflowWrap: "anywhere",
        },
        ...(isLong && {
          "& > li:last-of-type:nth-of-type(odd)": {
            gridColumn: "1 / -1",
            grid: [null, "auto / 1fr 1fr"],
            gap: "4px 28px",
          },
        }),
      }}
    >
      {items.map(({ title, description, image }) => (
        <li key={title}>
          <h3 sx={{ variant: "text.h3", fontSize: "1.2rem" }}>{title}</h3>
          <LinkedText html={description} sx={{ fontSize: "1rem", maxWidth: "measure" }} />
          {image && <Picture image={image} sizes="240px" sx={{ width: "240px", maxWidth: "100%" }} />}
        </li>
      ))}
    </ul>
  );
};

const Cards = ({ items }: ItemsProps) => (
  <CardGrid sx={{ gap: [0, "20px"] }}>
    {items.map(({ title, description, image }, index) => (
      <li
        key={index}
        sx={{
          ...cardPlace(index, items.length),
          variant: "cards.surface",
          bg: ["transparent", "surface"],
          borderWidth: ["1px 0 0", "1px"],
          borderRadius: [0, "large"],
          px: [null, "32px"],
          py: ["16px", "28px"],
          display: "flex",
          flexDirection: "column",
          gap: "18px",
          overflow: "hidden",
        }}
      >
        <div>
          <h3 sx={{ variant: "text.h3" }}>{title}</h3>
          <LinkedText html={description} sx={{ mt: 1 }} />
        </div>
        {image && <Picture image={image} sizes="(min-width: 640px) 560px, 100vw" sx={{ width: "100%" }} />}
      </li>
    ))}
  </CardGrid>
);

function Terms({ items }: ItemsProps) {
  const words = useMessages();
  return (
    <ul
      sx={{
        borderBottom: "rule",
        "& > li": {
          borderTop: "rule",
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(2, minmax(0, 1fr))"],
          gap: ["16px", null, "20px"],
          py: "16px",
        },
        "& dl": { display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "1fr 2fr"], gap: ["12px", "24px"] },
        "& dt": { fontSize: "small", color: "muted" },
        // Where all stand in columns, the first names them.
        "& > li + li dt": { position: [null, null, "absolute"], clipPath: [null, null, "inset(50%)"] },
        "& dd": { fontWeight: "medium", lineHeight: "snug" },
      }}
    >
      {items.map(({ title, description, when, price }, index) => (
        <li key={index}>
          <div>
            <h3 sx={{ variant: "text.h3" }}>{title}</h3>
            <LinkedText html={description} sx={{ mt: "2px", fontSize: "1rem" }} />
          </div>
          <dl>
            {[
              [words.engagementDuration, when],
              [words.engagementPrice, price],
            ].map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type Layout = Pick<HeadedSectionProps, "surface" | "arrangement"> & { Items: (props: ItemsProps) => JSX.Element };

const layouts = {
  coreServices: { arrangement: "beside", Items: Ruled },
  reasons: { arrangement: "beside", Items: Ruled },
  keyFeatures: { arrangement: "beside", Items: Ruled },
  features: { arrangement: "split", Items: Cards },
  benefits: { surface: "mist", arrangement: "beside", Items: Ruled },
  engagements: { arrangement: "split", Items: Terms },
} satisfies Record<string, Layout>;

export function List({ section }: { section: BlockOf<keyof typeof layouts> }) {
  const { Items, ...layout }: Layout = layouts[section.kind];
  return (
    <HeadedSection heading={section} {...layout}>
      <Items items={section.items} />
    </HeadedSection>
  );
}
