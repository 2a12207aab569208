import { useMessages } from "../components/messages";
import type { EntryOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { isSwitchedOn } from "../content/third-party-services";
import { useSiteInLanguage } from "../shell/use-site";

const Entries = ({ entries }: { entries: EntryOf<"SiteWords">["consent"]["necessary"] }) => {
  const words = useMessages().storage;
  return (
    <ul
      sx={{
        mt: 2,
        maxWidth: "36em",
        borderTop: "rule",
        "@media print": { maxWidth: "46em", "& > li": { breakInside: "avoid" } },
      }}
    >
      {entries.map(({ name, kind, purpose, duration }) => (
        <li key={name} sx={{ py: 2, borderBottom: "rule" }}>
          <p>
            <strong>{words[kind]}</strong>{" "}
            <code sx={{ fontFamily: "monospace", fontSize: "small", overflowWrap: "anywhere" }}>{name}</code>
          </p>
          <p sx={{ mt: "4px" }}>{purpose}</p>
          <p sx={{ mt: "4px", color: "muted", fontSize: "label" }}>{interpolate(words.duration, { duration })}</p>
        </li>
      ))}
    </ul>
  );
};

export function StorageList({ part }: { part: NonNullable<EntryOf<"Policy">["sections"][number]["shows"]> }) {
  const words = useMessages().storage;
  const {
    settings,
    words: { consent },
  } = useSiteInLanguage();
  if (part === "necessaryStorage") return <Entries entries={consent.necessary} />;
  return (
    <>
      {consent.purposes.map(({ key, name, description, storage }) => (
        <section key={key} aria-label={name} sx={{ maxWidth: "36em", mt: 4 }}>
          <h3 sx={{ variant: "text.h3" }}>{name}</h3>
          <p sx={{ mt: 1 }}>{description}</p>
          <p sx={{ mt: 1, fontWeight: "bold" }}>
            {isSwitchedOn(settings.thirdParties, key) ? words.switchedOn : words.switchedOff}
          </p>
          {storage.length > 0 && <Entries entries={storage} />}
        </section>
      ))}
    </>
  );
}
