import { createContext, type ReactNode, Suspense, useContext, useId } from "react";
import type { ContentLink } from "../content/entry";
import type { Style, SurfaceName } from "../theme/variants";
import { Eyebrow } from "./eyebrow";
import { MoreLink } from "./link";
import { Split, starts } from "./split";
import { Surface } from "./surface";

interface SectionProps {
  children: ReactNode;
  surface?: SurfaceName;
  backdrop?: ReactNode;
  id?: string;
  isNamed?: boolean;
  className?: string;
  "data-no-print"?: "";
}

export const BlockAnchor = createContext<string | undefined>(undefined);

const HeadingId = createContext<string | undefined>(undefined);

export const SectionTitle = ({ children, className }: { children: ReactNode; className?: string }) => (
  <h2 id={useContext(HeadingId)} className={className}>
    {children}
  </h2>
);

/** A part of a page across its whole width. React hydrates one after the other, so that no task is long. */
export function Section({ children, surface = "paper", backdrop, id, isNamed = true, ...attributes }: SectionProps) {
  const blockAnchor = useContext(BlockAnchor);
  const headingId = useId();
  return (
    <Surface
      as="section"
      surface={surface}
      id={id ?? blockAnchor}
      aria-labelledby={isNamed ? headingId : undefined}
      {...attributes}
      sx={{ position: "relative", py: "clamp(24px, 5.4vw, 56px)" }}
    >
      {backdrop}
      <div
        sx={{
          variant: "layout.container",
          position: "relative",
          ...(backdrop ? { pt: ["20px", "max(18px, 80px - 5.4vw)"] } : {}),
        }}
      >
        <HeadingId.Provider value={headingId}>
          <Suspense>{children}</Suspense>
        </HeadingId.Provider>
      </div>
    </Surface>
  );
}

interface SectionHeadingProps {
  superHeading?: string | null;
  title: string;
  description?: string | null;
  link?: ContentLink | null;
  /** Of heading and text: side by side, one above the other, or the same beside what they are of. */
  arrangement?: "split" | "stack" | "beside";
  className?: string;
}

const arrangements = {
  split: {
    gap: ["12px", "20px"],
    gridTemplateColumns: ["minmax(0, 1fr)", null, "8fr 4fr"],
    alignItems: "end",
    mb: ["20px", "32px"],
  },
  stack: { gap: ["12px", "20px"], gridTemplateColumns: "minmax(0, 1fr)", mb: ["20px", "32px"] },
  beside: { gap: "10px", gridTemplateColumns: "minmax(0, 1fr)", alignSelf: "start", pr: [null, null, "24px"] },
} satisfies Record<string, Style>;

export const SectionHeading = ({
  superHeading,
  title,
  description,
  link,
  arrangement = "stack",
  className,
}: SectionHeadingProps) => (
  <div
    className={className}
    sx={{ display: "grid", ...arrangements[description || arrangement === "beside" ? arrangement : "stack"] }}
  >
    <div>
      {superHeading && <Eyebrow>{superHeading}</Eyebrow>}
      <SectionTitle
        sx={{
          variant: arrangement === "beside" ? "text.h2Beside" : "text.h2",
          mt: superHeading ? 2 : undefined,
          maxWidth: arrangement === "beside" ? undefined : "17em",
        }}
      >
        {title}
      </SectionTitle>
    </div>
    {description && (
      <p
        sx={{
          variant: "text.lead",
          "[data-on-band] &": { color: "onBandMuted" },
          ...(arrangement === "stack" ? {} : { fontSize: "body", textWrap: "pretty" }),
        }}
      >
        {description}
      </p>
    )}
    {link && (
      <p>
        <MoreLink to={link.url}>{link.text}</MoreLink>
      </p>
    )}
  </div>
);

export interface HeadedSectionProps
  extends Pick<SectionProps, "surface" | "backdrop" | "data-no-print">,
    Pick<SectionHeadingProps, "arrangement"> {
  heading: Pick<SectionHeadingProps, "superHeading" | "title" | "description" | "link">;
  children: ReactNode;
}

export function HeadedSection({ heading, arrangement, children, ...section }: HeadedSectionProps) {
  const content = (
    <>
      <SectionHeading {...heading} arrangement={arrangement} />
      {children}
    </>
  );
  return (
    <Section {...section}>
      {arrangement === "beside" ? (
        <Split columns={starts.third} sx={{ columnGap: "20px", rowGap: "20px", alignItems: "start" }}>
          {content}
        </Split>
      ) : (
        content
      )}
    </Section>
  );
}
