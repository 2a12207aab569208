import { useState } from "react";
import { FilePicker } from "../../components/file-picker";
import { interpolate } from "../../content/text/text";
import { admitAttachments, limitsSentence, readableSize } from "../questions/attachment-limits";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

const noFiles: readonly File[] = [];

/** True of a file that was chosen once more. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** A question that is answered with files. Those that cannot be sent are refused at once, with the reason. */
export function FilesControl(props: ControlProps) {
  const { field, settings } = props;
  const { messages, uploads } = settings;
  const { id, value, error, onChange } = useEnquiryField<readonly File[]>(props, noFiles);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const add = (added: File[]) => {
    const admitted = admitAttachments(
      added.filter((file) => !value.some((other) => isSameFile(file, other))),
      value,
      uploads,
      messages,
    );
    onChange(admitted.files);
    setRefusals(admitted.refusals);
  };
  const remove = (index: number) => {
    onChange(value.filter((_, position) => position !== index));
    setRefusals([]);
  };
  return (
    <FilePicker
      id={id}
      name={field.name}
      label={field.label}
      optional={field.required ? undefined : messages.optional}
      hint={[field.hint, limitsSentence(uploads, messages)].filter(Boolean).join(" ")}
      error={error}
      files={value.map(({ name, size }) => ({
        name,
        size: readableSize(size, messages),
        remove: interpolate(messages.filesRemove, { name }),
      }))}
      accept={uploads.types.map((type) => (type === "jpg" ? ".jpg,.jpeg" : `.${type}`)).join(",")}
      words={{
        choose: messages.filesChoose,
        drop: messages.filesDrop,
        list: messages.filesList,
        remove: messages.filesRemoveShort,
      }}
      refusals={refusals}
      onAdd={add}
      onRemove={remove}
    />
  );
}
