import { itemsThatFit } from '../../shell/header/menu-rules.ts';

/** Items that do not fit in the bar move into More, and back when there is room again (NAV-16, NAV-17). */
export function moveOverflowIntoMore(bar: HTMLElement): void {
  const list = bar.querySelector<HTMLElement>(':scope > ul');
  const more = bar.querySelector<HTMLElement>('[data-menu-more]');
  if (!list || !more) return;
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-menu-item]')];
  const moved = [...more.querySelectorAll<HTMLElement>('[data-menu-moved] > li')];
  const moreStays = more.querySelector('.external-links') !== null;

  let room = 0;
  const arrange = () => {
    bar.dataset['measured'] = '';
    for (const place of [...items, more]) place.hidden = false;
    const count = itemsThatFit({
      widths: items.map(widthOf),
      gap: Number.parseFloat(getComputedStyle(list).columnGap),
      availableWidth: room,
      moreWidth: widthOf(more),
      moreStays,
    });
    for (const [position, item] of items.entries()) put(item, position >= count);
    for (const [position, entry] of moved.entries()) put(entry, position < count);
    put(more, count === items.length && !moreStays);
    underline(more, items.slice(count));
  };

  // The bar's own width does not change with what stands in it, so measuring never sets off another measure.
  new ResizeObserver(([bars]) => {
    room = bars?.borderBoxSize[0]?.inlineSize ?? 0;
    if (room === 0) return;
    arrange();
    // Asking for this lays the page out; a phone does without.
    document.fonts.ready.then(arrange);
  }).observe(bar);
}

function put(place: HTMLElement, away: boolean): void {
  place.hidden = away;
  if (away) place.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** More is where we are if the open page has moved into it (NAV-11). */
function underline(more: HTMLElement, moved: readonly HTMLElement[]): void {
  const here = moved.some((item) => item.querySelector(':scope > [aria-current]'));
  const word = more.querySelector('.menu-bar__item');
  if (here) word?.setAttribute('aria-current', 'true');
  else word?.removeAttribute('aria-current');
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width;
}
