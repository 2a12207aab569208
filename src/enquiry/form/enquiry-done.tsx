import type { RefObject } from "react";
import { BulletList } from "../../components/bullet-list";
import type { EnquirySettings, EnquiryText } from "../questions/definition";

interface EnquiryDoneProps {
  text: EnquiryText;
  reference?: string | undefined;
  messages: EnquirySettings["messages"];
  heading: RefObject<HTMLHeadingElement>;
  level: "h2" | "h3";
}

/** Says that an enquiry has arrived, what it is called, and what happens next. */
export const EnquiryDone = ({
  text: { title, description, points },
  reference,
  messages,
  heading,
  level: Heading,
}: EnquiryDoneProps) => (
  <div data-sent="">
    <Heading ref={heading} tabIndex={-1} sx={{ variant: "text.large", outline: "none" }}>
      {title}
    </Heading>
    {reference && (
      <p data-reference="" sx={{ mt: 2 }}>
        {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
      </p>
    )}
    <p sx={{ variant: "text.copy", mt: 2 }}>{description}</p>
    {points.length > 0 && <BulletList items={points} sx={{ mt: 3 }} />}
  </div>
);
