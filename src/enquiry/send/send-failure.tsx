import { useEffect, useRef } from "react";
import type { EnquirySettings } from "../questions/definition";
import { ReachUs } from "./reach-us";

interface SendFailureProps {
  /** Message of the failure; nothing is shown without it. */
  failure?: string;
  settings: EnquirySettings;
}

/** Says what happened, that nothing is lost, and how to reach us without the form. */
export function SendFailure({ failure, settings }: SendFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  // Above the button that sends again, which is in sight where the end of the questions is not.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [failure]);
  return (
    <div ref={place} role="alert" sx={{ scrollMarginBottom: "20px" }}>
      {failure && (
        <div
          sx={{
            mt: 3,
            p: "14px 16px",
            bg: "errorSurface",
            borderLeft: "4px solid",
            borderColor: "error",
            borderRadius: "small",
          }}
        >
          <p sx={{ color: "error", fontWeight: "bold" }}>{failure}</p>
          <p sx={{ mt: 1, fontSize: "label" }}>
            {settings.messages.kept} <ReachUs settings={settings} />
          </p>
        </div>
      )}
    </div>
  );
}
