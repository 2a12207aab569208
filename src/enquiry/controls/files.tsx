import { useEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";
import { interpolate } from "../../content/text/text";
import { admitAttachments } from "../questions/attachment-limits";
import { FilePicker } from "./file-picker";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

const noFiles: readonly File[] = [];

/** The name that phones give to every picture of their camera. */
const isNameless = /^image\.\w+$/i;

/** True of a file that was chosen once more, also where it has been saved anew meanwhile. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name &&
  (!isNameless.test(one.name) || (one.size === other.size && one.lastModified === other.lastModified));

const bytesOf = (file: File): Promise<ArrayBuffer | undefined> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onerror = () => done(undefined);
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

/** A copy of a file, which stays as it was chosen whatever becomes of the file, or why there is none. */
async function copyOf(file: File): Promise<File | "fileMismatch" | "fileUnreadable"> {
  const bytes = await bytesOf(file);
  if (!bytes) return "fileUnreadable";
  // Where it cannot be loaded, the server judges alone.
  const judge = await import("../questions/file-contents").catch(() => undefined);
  return judge?.judgeFile(file.name, new Uint8Array(bytes)).refused ?? new File([bytes], file.name, file);
}

/** A question that is answered with files. Those that cannot be sent are refused at once, with the reason. */
export function FilesControl(props: ControlProps) {
  const { field, settings } = props;
  const { messages, uploads } = settings;
  const { id, value, error, onChange } = useEnquiryField<readonly File[]>(props, noFiles);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const form = useForm();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Reads files as they are now. Until then they are in the list as well, so that none is missing if it is sent at once. */
  const read = async (files: readonly File[]) => {
    const copies = new Map<File, Awaited<ReturnType<typeof copyOf>>>();
    for (const file of files) copies.set(file, await copyOf(file));
    if (!isShown.current) return;
    const known = (form.getState().values as Readonly<Record<string, readonly File[]>>)[field.name] ?? noFiles;
    onChange(known.map((file) => copies.get(file) ?? file).filter((copy) => typeof copy !== "string"));
    const refused = [...copies].flatMap(([{ name }, copy]) =>
      typeof copy === "string" ? [interpolate(messages[copy], { name })] : [],
    );
    setRefusals((before) => [...before, ...refused]);
  };
  const add = (added: File[], folders?: readonly string[]) => {
    const others = value.filter((file) => !added.some((other) => isSameFile(file, other)));
    const admitted = admitAttachments(added, others, uploads, messages);
    onChange(admitted.files);
    setRefusals([
      ...(folders && folders.length + added.length === 0 ? [messages.filesNoFile] : []),
      ...(folders ?? []).map((name) => interpolate(messages.filesFolder, { name })),
      ...admitted.refusals,
    ]);
    void read(admitted.files.filter((file) => added.includes(file)));
  };
  const remove = (index: number) => {
    onChange(value.filter((_, position) => position !== index));
    setRefusals([]);
  };
  return (
    <FilePicker
      field={field}
      settings={settings}
      id={id}
      error={error}
      files={value}
      refusals={refusals}
      onAdd={add}
      onRemove={remove}
    />
  );
}
