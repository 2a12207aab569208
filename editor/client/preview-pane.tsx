/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FromPage, Picked, ToPage, Typed } from "../preview/messages";
import type { PageState } from "../preview/state";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { api, previewAddress } from "./api";
import { PreviewNote } from "./preview-note";
import { useScale } from "./use-scale";

interface PreviewPaneProps {
  preview: PreviewState;
  /** The file that is open. */
  file: string;
  /** Goes to a field of it, as the check names it. */
  goTo: (field: string) => void;
  nameOf: (field: string) => string;
  /** The path of the page to show; undefined while it is not known. */
  path: string | undefined;
  /** Some words to show the place of; a new object shows them again. */
  shown: Picked | undefined;
  onPicked: (around: readonly Picked[]) => void;
  /** Called when the published page stands in for one that is not made yet. */
  onStandIn: () => void;
}

const widths = { phone: 390, tablet: 768, whole: 1280 } as const;

type Width = keyof typeof widths;

/** Typing goes to the page by the shortest way: nothing here is drawn anew for it. */
const typing = new EventTarget();

/** Shows in the page what is typed. */
export const sayTyped = (typed: Typed): boolean => typing.dispatchEvent(new CustomEvent("typed", { detail: typed }));

/** The page as it will be, beside its form. */
export const PreviewPane = ({ preview, file, goTo, nameOf, path, shown, onPicked, onStandIn }: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Before its first page is there, the frame is nobody's. */
  const isLoaded = useRef(false);
  const [isPicking, setPicking] = useState(true);
  const [loads, setLoads] = useState(0);
  const [pageState, setPageState] = useState<PageState>("shown");
  const [width, setWidth] = useState<Width>("whole");
  const { box, style } = useScale(widths[width]);
  const { address, state } = preview;
  /** Another frame takes the place of the published page once the pages are made. */
  const frameKey = `${state === "ready"} ${loads}`;
  const say = useCallback(
    (message: ToPage) => {
      if (address && isLoaded.current) frame.current?.contentWindow?.postMessage(message, address);
    },
    [address],
  );
  /** The page that the frame began with, or was asked for since: to load it anew takes longer than to go there. */
  const asked = useRef(path ?? "/");
  const greet = useCallback(() => {
    say({ edit: "hello" });
    say({ edit: "pick", isOn: isPicking });
    if (path === undefined || path === asked.current || !isLoaded.current) return;
    asked.current = path;
    say({ edit: "go", path });
  }, [say, isPicking, path]);
  useEffect(() => greet(), [greet]);
  useEffect(() => {
    if (shown) say({ edit: "show", ...shown });
  }, [shown, say]);
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<FromPage>) => {
      if (origin !== address || source !== frame.current?.contentWindow) return;
      if (data.edit === "picked") onPicked(data.around);
      if (data.edit === "here") {
        setPageState(data.state);
        if (state !== "ready") onStandIn();
      }
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [address, state, onPicked, onStandIn]);
  useEffect(() => {
    const pass = (event: Event) => say({ edit: "typed", ...(event as CustomEvent<Typed>).detail });
    typing.addEventListener("typed", pass);
    return () => typing.removeEventListener("typed", pass);
  }, [say]);
  const reload = () => {
    setPageState("shown");
    setLoads((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame begins with the page that is shown now
  const start = useMemo(() => {
    isLoaded.current = false;
    asked.current = path ?? "/";
    // Without a preview there is no address to begin with.
    return address ? previewAddress(preview, asked.current) : undefined;
  }, [frameKey, preview.address]);
  const restart = () => void api.restartPreview().catch(() => undefined);
  if (state === "failed") {
    return (
      <div className="alone">
        <p>{words.previewFailed}</p>
        <button type="button" onClick={restart}>
          {words.previewRestart}
        </button>
      </div>
    );
  }
  if (state === "off" || !address) return <p className="alone">{words.previewOff}</p>;
  return (
    <>
      <div className="preview-tools">
        <label className="check">
          <input type="checkbox" checked={isPicking} onChange={(event) => setPicking(event.target.checked)} />
          {words.previewPick}
        </label>
        <button type="button" className="quiet" onClick={reload}>
          {words.previewReload}
        </button>
        <fieldset className="widths">
          <legend className="hidden-words">{words.previewWidth}</legend>
          {(Object.keys(widths) as Width[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {words.previewWidths[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewNote
        preview={preview}
        file={file}
        goTo={goTo}
        nameOf={nameOf}
        pageState={path === undefined ? "missing" : pageState}
        reload={reload}
      />
      <div className="frame-box" ref={box}>
        <iframe
          key={frameKey}
          ref={frame}
          title={words.preview}
          src={start}
          onLoad={() => {
            isLoaded.current = true;
            greet();
          }}
          style={{ ...style, ...(path === undefined && { visibility: "hidden" }) }}
        />
      </div>
    </>
  );
};
