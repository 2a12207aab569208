import { useMessages } from "./messages";

export const SampleMark = ({ className }: { className?: string }) => (
  <mark
    className={className}
    sx={{ px: "14px", py: "3px", variant: "text.marked", borderRadius: "pill", fontSize: "label" }}
  >
    {useMessages().artefact.sampleMark}
  </mark>
);
