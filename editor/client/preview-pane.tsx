/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Change, FromPage, Moved, PageState, Picked, ToPage } from "../preview/messages";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { api, previewAddress } from "./api";
import { PreviewNote } from "./preview-note";
import { useScale } from "./use-scale";

interface PreviewPaneProps {
  preview: PreviewState;
  file: string;
  /** Goes to a field of it, as the check names it. */
  goTo: (field: string) => void;
  nameOf: (field: string) => string;
  /** The path of the page to show; undefined while it is not known. */
  path: string | undefined;
  /** A page of the same kind, which stands in while that one is not made yet. */
  neighbour: string | undefined;
  /** Some words to show the place of; a new object shows them again. */
  shown: Picked | undefined;
  onPicked: (around: readonly Picked[]) => void;
  /** Called when another page stands in for one that is not made yet: as it is published, or a neighbour's. */
  onStandIn: (neighbour?: string) => void;
}

/** Page that is quickly drawn, as nobody sees it: what is to be shown is not known yet. */
const lightest = "/404";

const widths = { phone: 390, tablet: 768, whole: 1280 } as const;

type Width = keyof typeof widths;

/** Typing goes to the page by the shortest way: nothing here is drawn anew for it. */
const changes = new EventTarget();

/** Shows in the page what is typed, or chosen, as soon as it can. */
export const sayChange = (detail: Change | Moved): boolean =>
  changes.dispatchEvent(new CustomEvent("change", { detail }));

/** The page as it will be, beside its form. */
export const PreviewPane = ({
  preview,
  file,
  goTo,
  nameOf,
  path,
  neighbour,
  shown,
  onPicked,
  onStandIn,
}: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Before its page listens, a message would be lost. */
  const isListening = useRef(false);
  /** Changes of fields that wait until the page is drawn, by the field. */
  const waiting = useRef<Map<string, Change>>();
  const [isPicking, setPicking] = useState(true);
  const [loads, setLoads] = useState(0);
  const [pageState, setPageState] = useState<PageState | "standIn">("shown");
  const [width, setWidth] = useState<Width>("whole");
  const { box, style } = useScale(widths[width]);
  const { address, state } = preview;
  /** Another frame takes the place of the published page once the pages are made. */
  const frameKey = `${state === "ready"} ${loads}`;
  const say = useCallback(
    (message: ToPage) => {
      if (address && isListening.current) frame.current?.contentWindow?.postMessage(message, address);
    },
    [address],
  );
  /** The page that the frame began with, or was asked for since: to load it anew takes longer than to go there. */
  const asked = useRef(path ?? neighbour ?? lightest);
  const ask = useCallback(() => {
    if (path === undefined || !isListening.current) return;
    asked.current = path;
    say({ edit: "go", path, ...(neighbour !== undefined && { meanwhile: neighbour }) });
  }, [say, path, neighbour]);
  const greet = useCallback(() => {
    say({ edit: "pick", isOn: isPicking });
    if (path !== asked.current) ask();
  }, [say, isPicking, path, ask]);
  useEffect(() => greet(), [greet]);
  useEffect(() => {
    if (shown) say({ edit: "show", ...shown });
  }, [shown, say]);
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<FromPage>) => {
      if (origin !== address || source !== frame.current?.contentWindow) return;
      if (data.edit === "picked") onPicked(data.around);
      if (data.edit !== "here") return;
      isListening.current = true;
      const isNeighbour = data.state === "shown" && data.path === neighbour && path !== neighbour;
      setPageState(isNeighbour ? "standIn" : data.state);
      greet();
      // Nor is it there where the frame began with it, or with another that has been loaded anew meanwhile.
      if (data.state === "missing") ask();
      if (!data.isDrawn) {
        waiting.current ??= new Map();
        return;
      }
      if (isNeighbour) onStandIn(neighbour);
      else if (state !== "ready") onStandIn();
      const known = waiting.current;
      waiting.current = undefined;
      for (const change of known?.values() ?? []) say(change);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [address, state, path, neighbour, say, ask, greet, onPicked, onStandIn]);
  useEffect(() => {
    const pass = ({ detail }: CustomEventInit<Change | Moved>) => {
      if (!detail) return;
      if (detail.edit === "moved") {
        say(detail);
        return;
      }
      // The page that comes says what the field said at first.
      const from = waiting.current?.get(detail.id)?.from ?? detail.from;
      if (waiting.current) waiting.current.set(detail.id, { ...detail, from });
      else say(detail);
    };
    changes.addEventListener("change", pass);
    return () => changes.removeEventListener("change", pass);
  }, [say]);
  const reload = () => {
    setPageState("shown");
    setLoads((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame begins with the page that is shown now
  const start = useMemo(() => {
    isListening.current = false;
    waiting.current = new Map();
    asked.current = path ?? neighbour ?? lightest;
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
          style={{ ...style, ...(path === undefined && { visibility: "hidden" }) }}
        />
      </div>
    </>
  );
};
