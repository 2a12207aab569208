import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";
import { useMessages } from "../../components/messages";
import type { BlockOf } from "../../content/entry";

/** Forms of working together: what each is, how long it takes and what decides its price. */
export function Engagements({ section }: { section: BlockOf<"engagements"> }) {
  const words = useMessages().engagements;
  return (
    <HeadedSection heading={section} arrangement="split">
      <ul
        sx={{
          borderBottom: "1px solid",
          borderColor: "border",
          "& > li": {
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(2, minmax(0, 1fr))"],
            gap: ["16px", null, "20px"],
            py: "16px",
            borderTop: "1px solid",
            borderColor: "border",
          },
          "& h3": { variant: "text.h3" },
          "& dl": { display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "1fr 2fr"], gap: ["12px", "24px"] },
          "& dt": { fontSize: "small", color: "muted" },
          "& dd": { fontWeight: "medium", lineHeight: "snug" },
        }}
      >
        {section.items.map(({ title, description, when, price }, index) => (
          <li key={index}>
            <div>
              <h3>{title}</h3>
              <LinkedText html={description} sx={{ mt: "2px", fontSize: "1rem" }} />
            </div>
            <dl>
              {[
                [words.duration, when],
                [words.price, price],
              ].map(([name, value]) =>
                value ? (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
