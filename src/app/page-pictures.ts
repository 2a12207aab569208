/** The path of an address, as pages have it. */
const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** The picture that stands for a page: on a card that leads to it, or in the page's own opening. */
export interface PagePicture {
  readonly picture: HTMLElement;
  readonly path: string;
}

const cardPlace = "main li";
const openingPlace = "main > div picture";

function pictureOfCard(item: Element): PagePicture | undefined {
  const picture = item.querySelector<HTMLElement>("picture");
  const link = item.querySelector<HTMLAnchorElement>("h3 > a");
  return picture && link ? { picture, path: pathOf(link.href) } : undefined;
}

/** The picture that something belongs to: that of its card, or the page's own. */
export function pictureAt(target: EventTarget | null): PagePicture | undefined {
  if (!(target instanceof Element)) return undefined;
  // Cards have lists in them. To look for one by `:has()` fails in Firefox before 121.
  for (let item = target.closest(cardPlace); item; item = item.parentElement?.closest(cardPlace) ?? null) {
    const found = pictureOfCard(item);
    if (found) return found;
  }
  const picture = target.closest<HTMLElement>(openingPlace);
  return picture ? { picture, path: location.pathname } : undefined;
}
