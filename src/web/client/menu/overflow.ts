import { itemsThatFit } from '../../shell/header/menu-rules.ts';

/** Items that do not fit in the bar move into More, and back when there is space again (NAV-16, NAV-17). */
export function moveOverflowIntoMore(bar: HTMLElement): void {
  const list = bar.querySelector<HTMLElement>(':scope > ul');
  const more = bar.querySelector<HTMLElement>('[data-menu-more]');
  if (!list || !more) return;
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-menu-item]')];
  const moved = [...more.querySelectorAll<HTMLElement>('[data-menu-moved] > li')];
  const moreStays = more.querySelector('.external-links') !== null;

  let availableWidth = 0;
  const arrange = () => {
    bar.dataset['measured'] = '';
    for (const item of [...items, more]) item.hidden = false;
    const count = itemsThatFit({
      widths: items.map(widthOf),
      gap: Number.parseFloat(getComputedStyle(list).columnGap),
      availableWidth,
      moreWidth: widthOf(more),
      moreStays,
    });
    for (const [position, item] of items.entries()) setHidden(item, position >= count);
    for (const [position, entry] of moved.entries()) setHidden(entry, position < count);
    setHidden(more, count === items.length && !moreStays);
    underline(more, items.slice(count));
  };

  // The bar's width does not depend on its items, so that measuring never triggers another measurement.
  new ResizeObserver(([bars]) => {
    availableWidth = bars?.borderBoxSize[0]?.inlineSize ?? 0;
    if (availableWidth === 0) return;
    arrange();
    // Reading `document.fonts` forces a layout; phones, which have no bar, are spared it.
    document.fonts.ready.then(arrange);
  }).observe(bar);
}

function setHidden(element: HTMLElement, hidden: boolean): void {
  element.hidden = hidden;
  if (hidden) element.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** More is where we are if the open page has moved into it (NAV-11). */
function underline(more: HTMLElement, moved: readonly HTMLElement[]): void {
  const here = moved.some((item) => item.querySelector(':scope > [aria-current]'));
  const trigger = more.querySelector('.menu-bar__item');
  if (here) trigger?.setAttribute('aria-current', 'true');
  else trigger?.removeAttribute('aria-current');
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width;
}
