import type { RefObject } from "react";
import { BulletList } from "../../components/bullet-list";
import type { EnquirySettings, EnquiryText } from "../questions/definition";
import { plainSentId, plainSentMark } from "../questions/protocol";
import { placeOf } from "./plain-answer";

interface EnquiryDoneProps {
  formKey: string;
  text: EnquiryText;
  /** True once it has arrived. Until then its place is there, hidden: where no script runs, the server shows it. */
  isShown: boolean;
  reference?: string;
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
