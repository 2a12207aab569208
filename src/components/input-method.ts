const pageKeys = /^(?:Escape|Enter|Tab|Home|End|Page|Arrow)/;

/** Longest time between the end of a composed text and the key that ended it, in milliseconds. */
const sameMoment = 20;

/** Keeps from the page the keys of an input method: Escape, Enter and arrows change what is composed in Japanese. */
export function keepKeysOfInputMethods(): void {
  let ended = Number.NEGATIVE_INFINITY;
  const onEnd = ({ timeStamp }: Event) => {
    ended = timeStamp;
  };
  const onKey = (event: KeyboardEvent) => {
    // Safari tells of the key when the text has ended already.
    const isComposing = event.isComposing || event.keyCode === 229 || event.timeStamp - ended < sameMoment;
    if (isComposing && pageKeys.test(event.key)) event.stopImmediatePropagation();
  };
  window.addEventListener("compositionend", onEnd, true);
  window.addEventListener("keydown", onKey, true);
}
