/** Adds a script to the head. @returns what removes it again, with the globals that it left */
export function addScript(address: string, globals: readonly string[] = []): () => void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return () => {
    script.remove();
    for (const name of globals) Reflect.deleteProperty(window, name);
  };
}
