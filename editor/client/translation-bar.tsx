import { useEffect, useState } from "react";
import { type FieldSchema, visitFields } from "../../src/content/fields/field-schemas";
import { fieldName, isTranslated } from "../../src/content/fields/values";
import { digestIn, folderOf, sharedFiles, withRemark } from "../../src/content/languages/languages";
import { differences } from "../text/differences";
import { api, type Original, type Overview } from "./api";
import { useFormTools } from "./form/form-context";
import { beginTranslation, LanguageTabs } from "./language-tabs";
import { addressOfFile } from "./use-route";

export function useOriginal(file: string, overview: Overview): Original | undefined {
  const [original, setOriginal] = useState<Original>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of a file the original may be another
  useEffect(() => {
    let isWanted = folderOf(file) !== "";
    if (isWanted) void api.original({ file }).then((found) => isWanted && setOriginal(found.original));
    return () => {
      isWanted = false;
    };
  }, [file, overview]);
  return original;
}

function textsTranslated(schema: FieldSchema, value: unknown): string {
  const texts: string[] = [];
  visitFields(schema, value, (text, _, field) => {
    if (typeof text === "string" && isTranslated(text, field)) texts.push(text);
  });
  const written = texts.filter((text) => !text.startsWith("TODO "));
  return `${written.length} of ${texts.length} texts are translated.`;
}

interface TranslationBarProps {
  text: string;
  overview: Overview;
  setText: (text: string) => void;
}

const OutOfStep = ({ original, text, setText }: TranslationBarProps & { original: Original }) => {
  const { file } = useFormTools();
  const changed = original.before ? differences(original.before.value, original.value) : [];
  const names = [...new Set(changed.map(({ path }) => fieldName(path)))];
  return (
    <>
      <p>
        {digestIn(text) === undefined
          ? "It is not noted which state of the original this says."
          : "The original has changed since this was translated."}
      </p>
      <ul className="line">
        {names.map((name) => (
          <li key={name}>
            <a href={addressOfFile(file, name)}>{name}</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setText(withRemark(text, original.remark))}>
        Compared: this says what the original says now
      </button>
    </>
  );
};

export const TranslationBar = (props: TranslationBarProps) => {
  const { text, overview } = props;
  const { file, schema, value, original, say } = useFormTools();
  if (overview.languages.length < 2 || sharedFiles.includes(file)) return null;
  const isInStep = digestIn(text) === original?.digest;
  const begin = (folder: string) => beginTranslation(file, folder).catch((error: Error) => say(error.message));
  return (
    <>
      <LanguageTabs overview={overview} folder={folderOf(file)} file={file} begin={begin} />
      {original && (
        <div className={`translation stack ${isInStep ? "" : "notice"}`}>
          <p>
            {textsTranslated(schema, value)} <a href={addressOfFile(original.file)}>Open the original</a>
          </p>
          {!isInStep && <OutOfStep {...props} original={original} />}
        </div>
      )}
    </>
  );
};
