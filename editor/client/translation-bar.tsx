/** @jsxImportSource react */
import { useEffect, useMemo, useState } from "react";
import { type FieldSchema, visitFields } from "../../src/content/fields/field-schemas";
import { fieldName, isTranslated } from "../../src/content/fields/values";
import { digestIn, folderOf, nameInLanguage, sharedFiles, withRemark } from "../../src/content/languages/languages";
import type { EditedLanguage, Original, Overview } from "../protocol";
import { differences } from "../text/differences";
import { valueOrNothing } from "../text/parse";
import { words } from "../words";
import { api } from "./api";
import type { OriginalWords } from "./form/form-context";
import { LanguageTabs } from "./language-tabs";
import { addressOfFile } from "./use-route";

/** Original of an open translation, as it is saved now. */
export function useOriginal(file: string, { version }: Overview): Original | undefined {
  const [original, setOriginal] = useState<Original>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of a file the original may be another
  useEffect(() => {
    let isWanted = folderOf(file) !== "";
    if (isWanted) void api.original({ file }).then((found) => isWanted && setOriginal(found.original));
    return () => {
      isWanted = false;
    };
  }, [file, version]);
  return original;
}

/** Words of an original beside the fields of its translation. */
export function useOriginalWords(original: Original | undefined, { languages }: Overview): OriginalWords | undefined {
  const [first] = languages;
  return useMemo(() => {
    // One that cannot be read is mended where it is edited itself.
    const own = original && valueOrNothing(original.text);
    if (!own || !first) return undefined;
    const before = original.before === undefined ? undefined : valueOrNothing(original.before);
    return { value: own.value, language: first, ...(before && { before }) };
  }, [original, first]);
}

function countTexts(schema: FieldSchema, value: unknown): { written: number; all: number } {
  const texts: string[] = [];
  visitFields(schema, value, (text, _, field) => {
    if (typeof text === "string" && isTranslated(text, field)) texts.push(text);
  });
  return { written: texts.filter((text) => !text.startsWith("TODO ")).length, all: texts.length };
}

interface TranslationStateProps {
  file: string;
  original: Original;
  shown: OriginalWords | undefined;
  schema: FieldSchema;
  value: unknown;
  text: string;
  setText: (text: string) => void;
}

/** Progress of a translation, and a warning where its original says something else by now. */
const TranslationState = ({ file, original, shown, schema, value, text, setText }: TranslationStateProps) => {
  const counts = countTexts(schema, value);
  const made = digestIn(text);
  const changed = shown?.before ? differences(shown.before.value, shown.value) : [];
  const names = [...new Set(changed.map(({ path }) => fieldName(path)))];
  const fits = made === original.digest;
  return (
    <div className={fits ? "translation stack" : "translation notice stack"}>
      <p>
        {words.textsTranslated(counts.written, counts.all)}{" "}
        <a href={addressOfFile(original.file)}>{words.openOriginal}</a>
      </p>
      {!fits && (
        <>
          <p>{made === undefined ? words.originUnknown : words.originalChanged}</p>
          {names.length > 0 && (
            <ul className="line">
              {names.map((name) => (
                <li key={name}>
                  <a href={addressOfFile(file, name)}>{name}</a>
                </li>
              ))}
            </ul>
          )}
          <button type="button" onClick={() => setText(withRemark(text, original.remark))}>
            {words.compared}
          </button>
        </>
      )}
    </div>
  );
};

interface TranslationBarProps extends Omit<TranslationStateProps, "original"> {
  original: Original | undefined;
  overview: Overview;
  say: (note: string) => void;
}

/** The languages of the open file, and the state of a translation. Only the open file is ever written. */
export const TranslationBar = (props: TranslationBarProps) => {
  const { file, original, overview, say } = props;
  if (overview.languages.length < 2 || sharedFiles.includes(file)) return null;
  const language = overview.languages.find(({ folder }) => folder === folderOf(file));
  const begin = ({ folder }: EditedLanguage) =>
    api.translate({ file: nameInLanguage(file), folder }).then(
      (begun) => {
        location.hash = addressOfFile(begun.file);
      },
      (error: Error) => say(error.message),
    );
  return (
    <>
      <LanguageTabs overview={overview} folder={folderOf(file)} file={file} begin={begin} />
      {language && !language.isPublished && <p className="muted">{words.languageAway(language.name)}</p>}
      {original && <TranslationState {...props} original={original} />}
    </>
  );
};
