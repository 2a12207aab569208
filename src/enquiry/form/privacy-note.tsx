import type { EnquirySettings } from "../questions/definition";

/** Purpose of the answers. The policy opens in a tab of its own, so that nothing entered is lost. */
export const PrivacyNote = ({ messages }: { messages: EnquirySettings["messages"] }) => (
  <p sx={{ mt: 2, fontSize: "small", color: "muted", "& a": { color: "primary" } }}>
    {messages.privacy}{" "}
    <a href={messages.privacyPolicy.url} target="_blank" rel="noopener">
      {messages.privacyPolicy.text}
    </a>
  </p>
);
