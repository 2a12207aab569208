import { createContext, type ReactNode, Suspense, useContext } from "react";
import type { SurfaceName } from "../theme/variants";
import { Surface } from "./surface";

export interface SectionProps {
  children: ReactNode;
  surface?: SurfaceName;
  backdrop?: ReactNode;
  id?: string;
  labelledBy?: string;
  className?: string;
  "data-no-print"?: "";
}

/** Anchor of the block that a section belongs to. */
export const BlockAnchor = createContext<string | undefined>(undefined);

/**
 * A part of a page across its whole width, with the padding and the container that all of them share. React hydrates
 * one after the other, so that no task is long.
 */
export function Section({ children, surface = "paper", backdrop, id, labelledBy, ...attributes }: SectionProps) {
  const blockAnchor = useContext(BlockAnchor);
  return (
    <Surface
      as="section"
      surface={surface}
      id={id ?? blockAnchor}
      aria-labelledby={labelledBy}
      {...attributes}
      sx={{ variant: "layout.section" }}
    >
      {backdrop}
      <div
        sx={{
          variant: "layout.container",
          position: "relative",
          ...(backdrop ? { pt: ["20px", "max(18px, 80px - 5.4vw)"] } : {}),
        }}
      >
        <Suspense>{children}</Suspense>
      </div>
    </Surface>
  );
}
