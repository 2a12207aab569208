import { useState } from "react";
import { interpolate } from "../../content/text/text";
import { admitAttachments } from "../questions/attachment-limits";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

/** True of a file that was chosen once more. One of its name may be another one: no browser tells from where it is. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** A copy of a file, which stays as it was chosen whatever becomes of the file, or why there is none. */
async function copyOf(file: File): Promise<File | "fileMismatch" | "fileUnreadable"> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return "fileUnreadable";
  // Where it cannot be loaded, the server judges alone.
  const judge = await import("../questions/file-contents").catch(() => undefined);
  const isRefused = judge && judge.judgeFile(file.name, new Uint8Array(bytes)) === undefined;
  return isRefused ? "fileMismatch" : new File([bytes], file.name, file);
}

export function useFiles(props: ControlProps) {
  const { messages, uploads } = props.enquiry.settings;
  const { id, value, read, error, onChange } = useEnquiryField<readonly File[]>(props, []);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  /** Reads files as they are now. Until then they are in the list as well, so that none is missing if it is sent at once. */
  const copy = async (files: readonly File[]) => {
    const control = document.getElementById(id);
    const copies = new Map<File, Awaited<ReturnType<typeof copyOf>>>();
    for (const file of files) copies.set(file, await copyOf(file));
    // In another step, or back from one, nobody would see why a file has gone.
    if (!control?.isConnected) return;
    onChange(
      read()
        .map((file) => copies.get(file) ?? file)
        .filter((file) => typeof file !== "string"),
    );
    const refused = [...copies].flatMap(([{ name }, reason]) =>
      typeof reason === "string" ? [interpolate(messages[reason], { name })] : [],
    );
    setRefusals((before) => [...before, ...refused]);
  };
  const add = (added: readonly File[]) => {
    const others = value.filter((file) => !added.some((other) => isSameFile(file, other)));
    const admitted = admitAttachments(added, others, uploads, messages);
    onChange(admitted.files);
    // A link or a text was dropped.
    setRefusals(added.length === 0 ? [messages.filesNoFile] : admitted.refusals);
    void copy(admitted.files.filter((file) => added.includes(file)));
  };
  const remove = (index: number) => {
    onChange(value.filter((_, position) => position !== index));
    setRefusals([]);
  };
  return { id, error, files: value, refusals, add, remove };
}
