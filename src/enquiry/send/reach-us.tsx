import { phoneLink } from "../../content/links/phone-link";
import type { EnquirySettings } from "../questions/definition";

/** Ways to reach us without the form: a sentence with the e-mail address and the phone number as links in it. */
export const ReachUs = ({ settings: { messages, facts } }: { settings: EnquirySettings }) => (
  <>
    {messages.reach.split(/(\{email\}|\{phone\})/).map((part) => {
      if (part === "{email}") {
        return (
          <a key={part} href={`mailto:${facts.email}`}>
            {facts.email}
          </a>
        );
      }
      if (part === "{phone}") {
        return (
          <a key={part} href={phoneLink(facts.phone)} sx={{ whiteSpace: "nowrap" }}>
            {facts.phone}
          </a>
        );
      }
      return part;
    })}
  </>
);
