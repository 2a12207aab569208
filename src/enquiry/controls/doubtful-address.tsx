import type { FormApi } from "final-form";
import { TextButton } from "../../components/text-button";
import { interpolate } from "../../content/text/text";
import type { EnquirySettings } from "../questions/definition";
import type { EnquiryValues } from "../send/use-sending";
import { keptAddresses, useAddressDoubt } from "./address-doubt";

interface DoubtfulAddressProps {
  form: FormApi<EnquiryValues>;
  /** Name of the question whose answer is the address. */
  name: string;
  messages: EnquirySettings["messages"];
  /** Leads back to the question; sent once more, the corrected enquiry takes the place of the first. */
  onMend: () => void;
}

/** Says, once an enquiry has arrived, that the address of the answer may be mistyped, and leads to where it is mended. */
export function DoubtfulAddress({ form, name, messages, onMend }: DoubtfulAddressProps) {
  const address = String(form.getState().values[name] ?? "");
  const doubt = useAddressDoubt(address, !keptAddresses(form).has(address));
  return (
    <div role="status">
      {doubt && (
        <p sx={{ mt: 3, p: "12px 16px", bg: "accentSurface", borderRadius: "small", overflowWrap: "anywhere" }}>
          {interpolate(messages.doubtful, { address })}{" "}
          <TextButton
            onClick={onMend}
            sx={{ p: "2px 0", fontWeight: "bold", textDecoration: "underline", textUnderlineOffset: "4px" }}
          >
            {messages.doubtfulMend}
          </TextButton>
        </p>
      )}
    </div>
  );
}
