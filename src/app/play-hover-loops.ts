interface LoopData {
  readonly entry?: { readonly data: { readonly loop?: string } } | null;
}

async function loopOf(path: string): Promise<string | undefined> {
  const page = await window.___loader?.loadPage(path);
  return (page?.json?.data as LoopData | undefined)?.entry?.data.loop;
}

type PagePicture = readonly [picture: HTMLElement, path: string];

function pictureAt(target: EventTarget | null): PagePicture | undefined {
  if (!(target instanceof Element)) return undefined;
  // Cards have lists in them. To look for one by `:has()` fails in Firefox before 121.
  for (let item = target.closest("main li"); item; item = item.parentElement?.closest("main li") ?? null) {
    const picture = item.querySelector<HTMLElement>("picture");
    const link = item.querySelector<HTMLAnchorElement>("h3 > a");
    if (picture && link) return [picture, link.pathname];
  }
  const picture = target.closest<HTMLElement>("main > div picture");
  return picture ? [picture, location.pathname] : undefined;
}

function isEvening(picture: HTMLElement): boolean {
  const evening = picture.querySelector<HTMLSourceElement>("[data-evening]");
  return evening !== null && matchMedia(evening.media).matches;
}

/** Pictures move while the pointer is on their card, unless less motion or data is wanted, or it is evening. */
export function playHoverLoops(): void {
  let current: HTMLElement | undefined;
  let loop: HTMLSourceElement | undefined;

  const show = async ([picture, path]: PagePicture) => {
    const address = await loopOf(path);
    if (!address || picture !== current) return;
    const image = new Image();
    image.src = address;
    await image.decode();
    if (picture !== current) return;
    loop = document.createElement("source");
    loop.srcset = address;
    picture.prepend(loop);
  };

  const turnTo = (target: EventTarget | null) => {
    const next = pictureAt(target);
    if (next?.[0] === current) return;
    loop?.remove();
    loop = undefined;
    current = next?.[0];
    const isStill = matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)").matches;
    if (next && !isStill && !isEvening(next[0])) show(next).catch(() => {});
  };

  // Fingers have no pointer that rests.
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") turnTo(target);
  });
  document.documentElement.addEventListener("pointerleave", () => turnTo(null));
  document.addEventListener("focusin", ({ target }) => turnTo(target));
  document.addEventListener("focusout", ({ relatedTarget }) => turnTo(relatedTarget));
}
