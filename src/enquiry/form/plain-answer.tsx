import type { RefObject } from "react";
import { BulletList } from "../../components/bullet-list";
import type { EnquirySettings, EnquiryText } from "../questions/definition";
import { type PlainPlace, plainAnswerId, plainPlaceMark, plainSentId, plainSentMark } from "../questions/protocol";
import { ReachUs } from "./before-sending";
import { errorStyle } from "./error-summary";

/** The mark of a place that the server fills in. */
const placeOf = (place: PlainPlace) => ({ [plainPlaceMark]: place });

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

interface EnquiryDoneProps {
  formKey: string;
  text: EnquiryText;
  /** True once it has arrived. Until then its place is there, hidden: where no script runs, the server shows it. */
  isShown: boolean;
  reference?: string | undefined;
  messages: EnquirySettings["messages"];
  heading: RefObject<HTMLHeadingElement>;
  level: "h2" | "h3";
}

/** Says that an enquiry has arrived, what it is called, and what happens next. */
export const EnquiryDone = ({
  formKey,
  text: { title, description, points },
  isShown,
  reference,
  messages,
  heading,
  level: Heading,
}: EnquiryDoneProps) => (
  <div
    id={plainSentId(formKey)}
    tabIndex={-1}
    hidden={!isShown}
    {...{ [plainSentMark]: formKey }}
    sx={{ outline: "none" }}
  >
    <Heading ref={heading} tabIndex={-1} sx={{ variant: "text.large", outline: "none" }}>
      {title}
    </Heading>
    <p hidden={!reference} {...placeOf("reference")} sx={{ mt: 2 }}>
      {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
    </p>
    <p sx={{ variant: "text.copy", mt: 2 }}>{description}</p>
    {points.length > 0 && <BulletList items={points} sx={{ mt: 3 }} />}
  </div>
);
