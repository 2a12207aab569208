const fileTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain",
  csv: "text/csv",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
} as const;

export type FileType = keyof typeof fileTypes;

const fileTypeNames = Object.keys(fileTypes) as FileType[];

/** The kind that a file's name claims, if any: `photo.JPEG` is a jpg. */
export function fileTypeOf(name: string): FileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const type = ending === "jpeg" ? "jpg" : ending;
  return fileTypeNames.find((known) => known === type);
}

export const acceptOf = (types: readonly FileType[]): string =>
  types.map((type) => (type === "jpg" ? ".jpg,.jpeg" : `.${type}`)).join(",");

/** The media type of a file by its ending. A picture may have another ending than the kinds above. */
export const mediaTypeOf = (name: string): string => {
  const type = fileTypeOf(name);
  return type === undefined ? `image/${name.slice(name.lastIndexOf(".") + 1)}` : fileTypes[type];
};
