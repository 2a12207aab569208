import { useFormState } from "react-final-form";
import { TextButton } from "../../components/text-button";
import { focusControl } from "../controls/use-enquiry-field";
import { controlId } from "../questions/protocol";
import type { Enquiry } from "./use-enquiry";

/** Says, also aloud, which questions to look at again, and leads to each. */
export function ErrorSummary({ enquiry }: { enquiry: Enquiry }) {
  const { formId, fields, settings, showsErrors } = enquiry;
  const { errors } = useFormState({ subscription: { errors: true } });
  const invalid = showsErrors ? fields.filter(({ name }) => errors?.[name]) : [];
  return (
    <div role="alert">
      {invalid.length > 0 && (
        <div
          sx={{
            mb: 3,
            p: "12px 16px",
            bg: "errorSurface",
            color: "error",
            borderLeft: "4px solid",
            borderRadius: "small",
            fontWeight: "bold",
            overflowWrap: "anywhere",
          }}
        >
          {settings.messages.summary}{" "}
          {invalid.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <TextButton
                onClick={() => focusControl(controlId(formId, name))}
                sx={{
                  p: "2px 0",
                  fontWeight: "bold",
                  textAlign: "start",
                  textDecoration: "underline",
                  textUnderlineOffset: "4px",
                }}
              >
                {label}
              </TextButton>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
