import { useCallback, useEffect, useRef, useState } from "react";
import type { FromPage, ToPage } from "../../src/app/editing/messages";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import type { PreviewState } from "../protocol";
import { api } from "./api";
import { type PageState, PreviewNote, type PreviewNoteProps } from "./preview-note";

interface PreviewPaneProps extends Omit<PreviewNoteProps, "preview"> {
  /** Of the page that shows the file: none where there is none, undefined until that is known. */
  path: string | undefined;
  written: unknown;
  /** A field to show the place of; a new object shows it again. */
  shown: { field: FieldPath } | undefined;
  onPicked: (field: FieldPath | undefined, words: string) => void;
}

/** In pixels, as a page is to have them. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 };

type Width = keyof typeof widths;

/** Milliseconds after which a page that has said nothing cannot be drawn. */
const patience = 90_000;

/** Milliseconds between looks at the preview. */
const lookEvery = 1000;

function usePreview(): PreviewState {
  const [preview, setPreview] = useState<PreviewState>({ state: "ready" });
  useEffect(() => {
    const look = async () => {
      const found = document.hidden ? undefined : await api.preview().catch(() => undefined);
      if (found) setPreview(found);
    };
    void look();
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return preview;
}

/** What is broken, the server mends by itself, once. */
const restart = () => void api.restartPreview().catch(() => undefined);

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

export const PreviewPane = ({ path, written, shown, onPicked, ...note }: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPicking, setPicking] = useState(true);
  const [page, setPage] = useState<PageState>();
  const [width, setWidth] = useState<Width>("Desktop");
  const { box, style } = useScale(widths[width]);
  const { file } = note;
  const preview = usePreview();
  const { address, state, isClean } = preview;
  /** False until the page in the frame has said something: before, a message would be lost. */
  const isHeard = useRef(false);
  const say = useCallback(
    (message: ToPage) => {
      if (address && isHeard.current) frame.current?.contentWindow?.postMessage(message, address);
    },
    [address],
  );
  const latest = useRef<unknown>(written);
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
    const hear = ({ data, origin, source }: MessageEvent<FromPage>) => {
      if (origin !== address || source !== frame.current?.contentWindow) return;
      isHeard.current = true;
      if (data.edit === "picked") onPicked(data.field, data.words);
      else setPage(data.state);
      if (data.edit !== "here") return;
      if (data.state === "broken") restart();
      else greet();
    };
    window.addEventListener("message", hear);
    const timer = setTimeout(() => state === "ready" && path && !isHeard.current && restart(), patience);
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
    };
  }, [address, state, path, greet, onPicked]);
  const reload = () => {
    isHeard.current = false;
    if (frame.current) frame.current.src += "";
  };
  if (state === "failed") {
    return (
      <div className="stack">
        <p>
          {isClean
            ? "The preview cannot draw anything, also after it has begun anew. Everything else works. End the editor, type npm run clean and then npm run edit; if that does not help, tell whoever set up this computer what the terminal says."
            : "The preview has stopped. Everything else works, and nothing you wrote is lost."}
        </p>
        <button type="button" onClick={restart}>
          Start the preview again
        </button>
      </div>
    );
  }
  if (state === "off") return <p>There is no preview in this run.</p>;
  // Before the page says what it is, it may be one of Gatsby's.
  const isSeen = page !== undefined && page !== "missing" && page !== "broken";
  return (
    <>
      <div className="line spread">
        <label className="line">
          <input type="checkbox" checked={isPicking} onChange={(event) => setPicking(event.target.checked)} />
          Click to edit
        </label>
        <button type="button" className="quiet" onClick={reload}>
          Reload
        </button>
        <fieldset className="line" aria-label="Width of the preview">
          {(Object.keys(widths) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewNote {...note} preview={preview} page={path === "" ? "nowhere" : page} />
      <div className="frame-box" ref={box}>
        {state === "ready" && address && path && (
          <iframe
            ref={frame}
            title="Preview"
            src={new URL(path, address).href}
            style={{ ...style, visibility: isSeen ? "visible" : "hidden" }}
          />
        )}
      </div>
    </>
  );
};
