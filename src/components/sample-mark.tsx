import { useMessages } from "./messages";

export const SampleMark = ({ className }: { className?: string }) => (
  <mark
    className={className}
    sx={{ px: "10px", bg: "accentTint", color: "onAccentTint", borderRadius: "pill", fontSize: "small" }}
  >
    {useMessages().artefact.sampleMark}
  </mark>
);
