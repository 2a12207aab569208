import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { api, type Overview } from "./api";
import { CardsView } from "./cards-view";
import { ChangesView } from "./changes-view";
import { Asking } from "./dialog";
import { FileView } from "./file-view";
import { PicturesView } from "./pictures-view";
import { useAttempt } from "./use-attempt";
import { useRoute } from "./use-route";

function useOverview() {
  const [overview, setOverview] = useState<Overview>();
  const [failure, attempt] = useAttempt();
  const refresh = useCallback(() => attempt(async () => setOverview(await api.overview())), [attempt]);
  useEffect(() => {
    // Cards are shown as soon as they are read; the mistakes follow.
    void attempt(async () => {
      const cards = await api.cards();
      setOverview((known) => known ?? cards);
    });
  }, [attempt]);
  return { overview, failure, refresh };
}

const views = [
  { view: "cards", address: "#/", name: "All pages" },
  { view: "pictures", address: "#/pictures", name: "Pictures" },
  { view: "changes", address: "#/changes", name: "What has changed" },
];

const App = () => {
  const route = useRoute();
  const { overview, failure, refresh } = useOverview();
  const main = useRef<HTMLElement>(null);
  const view = route.view === "file" ? route.file : route.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves whenever another view is shown
  useEffect(() => {
    void refresh();
    main.current?.focus();
  }, [view, refresh]);
  return (
    <Asking key={view}>
      <header className="line top">
        <a href="#/" className="brand">
          Edit the content
        </a>
        <nav>
          {views.map(({ view, address, name }) => (
            <a key={view} href={address} aria-current={route.view === view ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main ref={main} tabIndex={-1} className={route.view}>
        {failure !== "" && (
          <p className="problems" role="alert">
            {failure}
          </p>
        )}
        {!overview && failure === "" && <p>Loading …</p>}
        {overview && route.view === "cards" && (
          <CardsView overview={overview} folder={route.folder} refresh={refresh} />
        )}
        {overview && route.view === "pictures" && <PicturesView overview={overview} refresh={refresh} />}
        {overview && route.view === "changes" && <ChangesView overview={overview} refresh={refresh} />}
        {overview && route.view === "file" && (
          <FileView key={route.file} route={route} overview={overview} refresh={refresh} />
        )}
      </main>
    </Asking>
  );
};

const place = document.getElementById("editor");
if (place) createRoot(place).render(<App />);
