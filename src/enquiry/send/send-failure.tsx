import { phoneLink } from "../../components/phone-link";
import type { EnquirySettings } from "../questions/definition";

interface SendFailureProps {
  /** Message of the failure; nothing is shown without it. */
  failure?: string;
  settings: EnquirySettings;
}

/** Says what happened, that nothing is lost, and how to reach us without the form. */
export const SendFailure = ({ failure, settings: { messages, facts } }: SendFailureProps) => (
  <div role="alert">
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
          {messages.kept} <a href={`mailto:${facts.email}`}>{facts.email}</a>{" "}
          <a href={phoneLink(facts.phone)} sx={{ whiteSpace: "nowrap" }}>
            {facts.phone}
          </a>
          .
        </p>
      </div>
    )}
  </div>
);
