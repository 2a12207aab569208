import { useState } from "react";
import { FilePicker } from "../../components/file-picker";
import { admitAttachments, limitsSentence, readableSize } from "../../content/enquiry/attachment-rules";
import { fill } from "../../content/enquiry/words";
import { type ControlProps, useEnquiryField } from "../form/use-enquiry-field";

const none: readonly File[] = [];

/** A question that is answered with files. Those that cannot be sent are refused at once, with the reason. */
export function FilesControl(props: ControlProps) {
  const { field, settings } = props;
  const { words, uploads } = settings;
  const { id, value, error, onChange } = useEnquiryField<readonly File[]>(props, none);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const add = (added: File[]) => {
    const admitted = admitAttachments(added, value, uploads, words);
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
      label={field.label}
      optional={field.required ? undefined : words.optional}
      hint={limitsSentence(uploads, words.filesLimits)}
      error={error}
      files={value.map(({ name, size }) => ({
        name,
        size: readableSize(size),
        remove: fill(words.filesRemove, { name }),
      }))}
      accept={uploads.types.map((type) => (type === "jpg" ? ".jpg,.jpeg" : `.${type}`)).join(",")}
      words={{
        choose: words.filesChoose,
        drop: words.filesDrop,
        list: words.filesList,
        remove: words.filesRemoveShort,
      }}
      refusals={refusals}
      onAdd={add}
      onRemove={remove}
    />
  );
}
