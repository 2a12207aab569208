/** The child of a group that an element stands in. */
const childWithin = (group: Element, element: Element) => [...group.children].find((child) => child.contains(element));

/** The innermost element with each of some within a child of its own. */
function groupOf([first, ...others]: readonly Element[]): Element | undefined {
  let group = first?.parentElement;
  while (group && others.some((other) => !group?.contains(other))) group = group.parentElement;
  return group ?? undefined;
}

/** The elements that stand in an order, without those that stand before an earlier one. */
const inOrder = (elements: readonly Element[], order: readonly Element[]) => {
  let last = -1;
  return elements.filter((element) => {
    const index = order.indexOf(element);
    const isNext = index > last;
    if (isNext) last = index;
    return isNext;
  });
};

/**
 * Shows an entry of a list at another place, until the page itself does. Its elements stay where they are, as React looks
 * for them there: only what is seen has another order.
 * @param words an element that says words of each entry, in their order before; undefined where the page shows none
 */
export function showMoved(words: readonly (Element | undefined)[], from: number, to: number): void {
  const group = groupOf(words.filter((element) => element !== undefined));
  if (!(group instanceof HTMLElement)) return;
  const entries = words.map((element) => element && childWithin(group, element));
  const children = [...group.children].filter((child) => child instanceof HTMLElement);
  const seen = children.toSorted((a, b) => Number(a.style.order) - Number(b.style.order));
  // Entries that the page shows elsewhere, such as the first sheet beside the headline, stay there.
  const known = new Set(
    inOrder(
      entries.filter((entry) => entry !== undefined),
      seen,
    ),
  );
  if (known.size < 2) return;
  const sequence = [...entries];
  sequence.splice(to, 0, ...sequence.splice(from, 1));
  const moved = sequence.filter((entry) => entry !== undefined && known.has(entry));
  if (getComputedStyle(group).display === "block") group.style.display = "grid";
  for (const [index, child] of seen.entries()) {
    const own = known.has(child) ? moved.shift() : child;
    if (own instanceof HTMLElement) own.style.order = String(index + 1);
  }
  new MutationObserver((_, observer) => {
    observer.disconnect();
    group.style.display = "";
    for (const child of children) child.style.order = "";
  }).observe(group, { childList: true, characterData: true, subtree: true });
}
