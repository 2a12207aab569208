import { Picture } from "../../components/picture";
import { HeadedSection } from "../../components/section";
import type { BlockOf } from "../../content/entry";
import { OfficesAwake } from "./offices-awake";

export const Offices = ({ section }: { section: BlockOf<"offices"> }) => (
  <HeadedSection heading={section} surface="mist" arrangement="beside">
    <div
      sx={{
        variant: "cards.surface",
        p: ["22px 20px", "24px 36px"],
        "& > figure > div": { mx: "auto" },
        "&:empty": { display: "none" },
      }}
    >
      <OfficesAwake offices={section.locations} clock={section.settings.reply.clock} />
    </div>
    <ul
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", `repeat(${Math.min(section.locations.length, 3)}, minmax(0, 1fr))`],
        gap: ["12px", "20px"],
        "& > li": {
          display: "grid",
          gridTemplateColumns: ["112px minmax(0, 1fr)", "minmax(0, 1fr)", "140px minmax(0, 1fr)"],
          gap: ["16px", "12px", "16px"],
          alignItems: "start",
          alignContent: "start",
        },
      }}
    >
      {section.locations.map((office) => (
        <li key={office.city}>
          <Picture
            image={office.image}
            sizes="(min-width: 900px) 140px, (min-width: 640px) 30vw, 112px"
            sx={{ width: "100%" }}
          />
          <div>
            <h3 sx={{ variant: "text.h3", fontSize: "1.2rem" }}>
              {office.city}, {office.country}
            </h3>
            <p sx={{ color: "muted", mt: "2px", variant: "text.label" }}>{office.description}</p>
          </div>
        </li>
      ))}
    </ul>
  </HeadedSection>
);
