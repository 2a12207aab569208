import { useMessages } from "./messages";

/** A chip that says of figures that they are a sample. */
export const SampleMark = ({ className }: { className?: string }) => (
  <mark
    className={className}
    sx={{ px: "10px", bg: "accentTint", color: "onAccentTint", borderRadius: "pill", fontSize: "small" }}
  >
    {useMessages().artefact.sampleMark}
  </mark>
);
