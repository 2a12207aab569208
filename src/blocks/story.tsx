import { HeadedSection } from "../components/section";
import { Surface } from "../components/surface";
import { Weighed } from "../components/weighed";
import type { BlockOf } from "../content/entry";

export const Story = ({ section }: { section: BlockOf<"story"> }) => (
  <>
    <HeadedSection heading={section} arrangement="beside">
      <div
        sx={{
          "& > p + p": { mt: 2 },
          "& > p:first-of-type": { fontSize: "lead", lineHeight: 1.5, color: "text" },
          color: "muted",
          maxWidth: "reading",
        }}
      >
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </HeadedSection>
    {section.weighed && (
      <Surface surface="sun" sx={{ borderBlock: "1px solid", borderColor: "accentBorder" }}>
        <Weighed weighed={section.weighed} sx={{ variant: "layout.container", py: "20px" }} />
      </Surface>
    )}
  </>
);
