import { useState } from "react";

/** Words as they are typed, with the spaces at their ends; the file has them without. What comes from elsewhere, such as undo, shows at once. */
export function useTyped(value: string, set: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const type = (text: string) => {
    setTyped(text);
    set(text.trim());
  };
  return { typed: typed.trim() === value ? typed : value, type };
}
