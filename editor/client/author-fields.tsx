/** @jsxImportSource react */
import { type FormEvent, useState } from "react";
import { words } from "../words";
import { api } from "./api";
import { useAttempt } from "./use-attempt";

/** Asks in whose name changes are published, and goes on. */
export const AuthorFields = ({ done }: { done: () => Promise<void> }) => {
  const [name, setName] = useState("");
  const [mail, setMail] = useState("");
  const [failure, attempt] = useAttempt();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api.nameAuthor(name, mail);
      await done();
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <label htmlFor="author-name">{words.authorName}</label>
      <input
        id="author-name"
        autoComplete="name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor="author-mail">{words.authorMail}</label>
      <input
        id="author-mail"
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        value={mail}
        onChange={(event) => setMail(event.target.value)}
      />
      <p role="alert" className="failure">
        {failure}
      </p>
      <button type="submit">{words.authorDone}</button>
    </form>
  );
};
