/** @jsxImportSource react */
import { useCallback, useEffect, useRef, useState } from "react";
import type { FromPage, ToPage } from "../../src/app/editing/messages";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { words } from "../words";
import { api } from "./api";
import { type PageState, PreviewNote, type PreviewNoteProps } from "./preview-note";

interface PreviewPaneProps extends PreviewNoteProps {
  /** The path of the page to show; undefined where there is none. */
  path: string | undefined;
  /** The file as it is written. */
  written: unknown;
  /** A field to show the place of; a new object shows it again. */
  shown: { field: FieldPath } | undefined;
  onPicked: (field: FieldPath | undefined, words: string) => void;
}

const widths = { phone: 390, tablet: 768, whole: 1280 } as const;

type Width = keyof typeof widths;

/** Milliseconds after which a page that has said nothing cannot be drawn. */
const patience = 90_000;

/** A frame that shows a page at the width it is to have, made smaller to fit its box. */
function useScale(width: number) {
  const [room, setRoom] = useState(width);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return { box, style: { width, height: `${100 / scale}%`, transform: `scale(${scale})` } };
}

/** The page as it will be, beside its form: Gatsby's own, which draws what is written. */
export const PreviewPane = ({ path, written, shown, onPicked, ...note }: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPicking, setPicking] = useState(true);
  const [loads, setLoads] = useState(0);
  const [pageState, setPageState] = useState<PageState>("shown");
  const [width, setWidth] = useState<Width>("whole");
  const { box, style } = useScale(widths[width]);
  const { file } = note;
  const { address, state, isClean } = note.preview;
  /** False until the page in the frame has said something: before, a message would be lost. */
  const isHeard = useRef(false);
  const say = useCallback(
    (message: ToPage) => {
      if (address && isHeard.current) frame.current?.contentWindow?.postMessage(message, address);
    },
    [address],
  );
  const latest = useRef<unknown>(written);
  /** All that a page is told that comes. */
  const greet = useCallback(() => {
    say({ edit: "pick", isOn: isPicking });
    say({ edit: "write", file, written: latest.current });
  }, [say, isPicking, file]);
  useEffect(greet, [greet]);
  useEffect(() => {
    latest.current = written;
    say({ edit: "write", file, written });
  }, [say, file, written]);
  useEffect(() => {
    if (shown) say({ edit: "show", ...shown });
  }, [shown, say]);
  useEffect(() => {
    if (state !== "ready") isHeard.current = false;
    // What is broken, the server mends by itself, once.
    const restart = () => void api.restartPreview().catch(() => undefined);
    const hear = ({ data, origin, source }: MessageEvent<FromPage>) => {
      if (origin !== address || source !== frame.current?.contentWindow) return;
      isHeard.current = true;
      if (data.edit === "picked") onPicked(data.field, data.words);
      else setPageState(data.state);
      if (data.edit !== "here") return;
      if (data.state === "broken") restart();
      else greet();
    };
    window.addEventListener("message", hear);
    const timer = setTimeout(() => state === "ready" && path !== undefined && !isHeard.current && restart(), patience);
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
    };
  }, [address, state, path, greet, onPicked]);
  const reload = () => {
    isHeard.current = false;
    setLoads((count) => count + 1);
  };
  if (state === "failed") {
    return (
      <div className="alone">
        <p>{isClean ? words.previewFailedClean : words.previewFailed}</p>
        <button type="button" onClick={() => void api.restartPreview().catch(() => undefined)}>
          {words.previewRestart}
        </button>
      </div>
    );
  }
  if (state === "off" || !address) return <p className="alone">{words.previewOff}</p>;
  const isSeen = pageState !== "missing" && pageState !== "broken";
  return (
    <>
      <div className="line spread">
        <label className="line">
          <input type="checkbox" checked={isPicking} onChange={(event) => setPicking(event.target.checked)} />
          {words.previewPick}
        </label>
        <button type="button" className="quiet" onClick={reload}>
          {words.previewReload}
        </button>
        <fieldset className="line">
          <legend className="hidden-words">{words.previewWidth}</legend>
          {(Object.keys(widths) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {words.previewWidths[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewNote {...note} pageState={path === undefined ? "nowhere" : pageState} />
      <div className="frame-box" ref={box}>
        {state === "ready" && path !== undefined && (
          <iframe
            key={loads}
            ref={frame}
            title={words.preview}
            src={new URL(path, address).href}
            style={{ ...style, ...(!isSeen && { visibility: "hidden" }) }}
          />
        )}
      </div>
    </>
  );
};
