import { useFormState } from "react-final-form";
import { TextButton } from "../../components/text-button";
import type { Style } from "../../theme/variants";
import { focusControl } from "../controls/use-enquiry-field";
import type { EnquiryField } from "../questions/definition";
import { controlId } from "../questions/protocol";

interface ErrorSummaryProps {
  fields: readonly EnquiryField[];
  formId: string;
  /** Opens the list: "Please look again at:" */
  title: string;
  isShown: boolean;
}

/** The look of what is wrong with a whole form. */
const errorStyle = {
  mb: 3,
  p: "12px 16px",
  bg: "errorSurface",
  color: "error",
  borderLeft: "4px solid",
  borderRadius: "small",
  fontWeight: "bold",
  overflowWrap: "anywhere",
} satisfies Style;

/** Says, also aloud, which questions to look at again, and leads to each. What is wrong stands at the question. */
export function ErrorSummary({ fields, formId, title, isShown }: ErrorSummaryProps) {
  const { errors } = useFormState({ subscription: { errors: true } });
  const invalid = isShown ? fields.filter(({ name }) => errors?.[name]) : [];
  return (
    <div role="alert">
      {invalid.length > 0 && (
        <div sx={errorStyle}>
          {title}{" "}
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
