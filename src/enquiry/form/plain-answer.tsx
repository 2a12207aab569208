import type { EnquirySettings } from "../questions/definition";
import { type PlainPlace, plainAnswerId, plainPlaceMark } from "../questions/protocol";
import { ReachUs } from "../send/reach-us";
import { errorStyle } from "./error-summary";

/** The mark of a place that the server fills in. */
export const placeOf = (place: PlainPlace) => ({ [plainPlaceMark]: place });

interface PlainAnswerProps {
  formKey: string;
  settings: EnquirySettings;
}

/**
 * Place of the server's refusal of a form that the browser sent by itself. It is never seen where scripts run. The
 * browser goes to it, since it stands in the address that the form is sent to, and gives it focus.
 */
export const PlainAnswer = ({ formKey, settings }: PlainAnswerProps) => (
  <div
    id={plainAnswerId(formKey)}
    tabIndex={-1}
    hidden
    {...placeOf("answer")}
    sx={{ ...errorStyle, mb: 4, scrollMarginTop: "24px", "& a": { color: "inherit" }, "& p + p": { mt: 1 } }}
  >
    <div hidden {...placeOf("errors")}>
      <p>{settings.messages.summary}</p>
      <ul sx={{ mt: 1, "& a": { display: "inline-block", py: "2px" } }} {...placeOf("list")} />
    </div>
    <p hidden {...placeOf("failure")} />
    <p hidden {...placeOf("kept")} sx={{ color: "text", fontWeight: "body" }}>
      {settings.messages.kept} <ReachUs settings={settings} />
    </p>
    <p hidden {...placeOf("files")} />
  </div>
);
