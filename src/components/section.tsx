import { createContext, type ReactNode, Suspense, useContext, useId } from "react";
import type { SurfaceName } from "../theme/variants";
import { Surface } from "./surface";

export interface SectionProps {
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
