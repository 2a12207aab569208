import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Form } from "react-final-form";
import { BulletList } from "../../components/bullet-list";
import { TextArea } from "../../components/field";
import { holdPage } from "../../components/use-leave-guard";
import { QuestionGrid } from "../controls/controls";
import type { EnquirySettings, PageForm } from "../questions/form-types";
import { controlId, plainAnswerId } from "../questions/protocol";
import { BeforeSending, ErrorSummary, SendingButton } from "./notices";
import { type EnquiryOptions, useEnquiry } from "./use-enquiry";

interface EnquiryFormProps {
  form: PageForm;
  settings: EnquirySettings;
  /** The headings within it: below that of its section, or of the page. */
  level?: "h2" | "h3";
  columns?: 1 | 2;
  heading?: (isSending: boolean) => ReactNode;
  enclosed?: string | undefined;
  beside?: ReactNode;
  /** Below the number of what has arrived. */
  afterwards?: ReactNode;
}

/** The owners of what is entered into forms of pages, by their names, until it has arrived and the page is left. */
const drafts = new Map<string, object>();

/**
 * An enquiry on a page, kept where a part of the page fails or is left for another page, as a browser keeps it for other
 * documents. Left while it was sent, it may have arrived: sent again on coming back, it is the same enquiry.
 */
function usePageEnquiry(key: string, options: Omit<EnquiryOptions, "owner">) {
  const [owner] = useState(() => drafts.get(key) ?? {});
  const enquiry = useEnquiry({ ...options, owner });
  const { isDone } = enquiry;
  useEffect(() => {
    drafts.set(key, owner);
    const page = location.pathname;
    return () => {
      // A part that has failed is still on its page.
      if (location.pathname === page) return;
      holdPage(owner, false);
      if (isDone) drafts.delete(key);
    };
  }, [key, owner, isDone]);
  return enquiry;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

export function EnquiryForm({
  form,
  settings,
  level: Heading = "h3",
  columns = 1,
  heading,
  enclosed,
  beside,
  afterwards,
}: EnquiryFormProps) {
  const { key, endpoint, intro, groups, submit, done } = form;
  const { messages } = settings;
  const steps = useMemo(() => [groups.flatMap(({ questions }) => questions)], [groups]);
  const enquiry = usePageEnquiry(key, { endpoint, steps, settings, enclosed });
  const { fields, formProps, elementProps, isSending, isDone, reference, failure } = enquiry;

  const message = isDone ? steps[0]?.find(({ kind }) => kind === "textArea") : undefined;
  const words = message && String(formProps.form.getState().values[message.name] ?? "");
  return (
    <>
      {!isDone && (
        <Form {...formProps}>
          {() => (
            <form
              {...elementProps}
              id={enquiry.formId}
              method="post"
              action={`${endpoint}#${plainAnswerId(key)}`}
              encType={fields.some(({ kind }) => kind === "files") ? "multipart/form-data" : undefined}
              acceptCharset="utf-8"
            >
              {heading?.(isSending)}
              <ErrorSummary enquiry={enquiry} />
              {intro && (
                <>
                  <Heading sx={{ variant: "text.large" }}>{intro.title}</Heading>
                  <p sx={{ mt: 2, mb: 3, color: "muted" }}>{intro.description}</p>
                  {intro.points.length > 0 && <BulletList items={intro.points} link={intro.link} />}
                </>
              )}
              {groups.map(({ title, description, questions }, index) => (
                <div key={questions[0]?.name} sx={{ mt: intro || index > 0 ? "44px" : 0 }}>
                  {title && <Heading sx={{ variant: "text.large" }}>{title}</Heading>}
                  {description && <p sx={{ mt: 1, mb: 3, color: "muted" }}>{description}</p>}
                  <QuestionGrid
                    enquiry={enquiry}
                    fields={fields.filter(({ name }) => questions.some((asked) => asked.name === name))}
                    columns={columns}
                  />
                </div>
              ))}
              <BeforeSending enquiry={enquiry} isPersonal />
              <div
                sx={{
                  position: "relative",
                  variant: "layout.row",
                  alignItems: "center",
                  gap: "10px 18px",
                  mt: 3,
                }}
              >
                <SendingButton enquiry={enquiry}>{failure === undefined ? submit : messages.retry}</SendingButton>
                {beside}
              </div>
            </form>
          )}
        </Form>
      )}
      {isDone && (
        <div data-sent="">
          <Heading ref={focus} tabIndex={-1} sx={{ variant: "text.large", outline: "none" }}>
            {done.title}
          </Heading>
          {reference && (
            <p data-reference="" sx={{ mt: 2 }}>
              {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
            </p>
          )}
          {afterwards}
          {done.description && <p sx={{ color: "muted", mt: 2 }}>{done.description}</p>}
          {done.points.length > 0 && <BulletList items={done.points} sx={{ mt: 3 }} />}
          {/* No text of the page: services that record a visit leave out what stands in controls. */}
          {message && words && (
            <div sx={{ mt: 3 }}>
              <TextArea
                id={controlId(enquiry.formId, message.name)}
                label={message.label}
                value={words}
                rows={(message.rows ?? 2) + 4}
                readOnly
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
