import { closeDelayMs } from '../../shell/header/menu-rules.ts';

export type Panels = ReturnType<typeof createPanels>;

type Item = { place: HTMLElement; trigger?: HTMLElement | null; panel?: HTMLElement | null };

/** Panels of the bar open under the pointer, on keyboard focus and on a press, one at a time. */
export function createPanels(bar: HTMLElement) {
  const items = [...bar.querySelectorAll<HTMLElement>(':scope > ul > li')].map(itemOf);
  const isOpen = ({ panel }: Item) => panel?.matches(':popover-open') ?? false;
  const openItem = () => items.find(isOpen);
  let closing: number | undefined;
  /** Pressed open, not just hovered or focused: only then does a second press of the mouse close it. */
  let pressed: Item | undefined;
  let quiet = false;

  /** Closing a panel may send focus back to its word, which must not open it again. */
  function quietly(work: () => void) {
    quiet = true;
    work();
    quiet = false;
  }

  function stayOpen() {
    clearTimeout(closing);
  }

  function close(item: Item | undefined) {
    stayOpen();
    quietly(() => item?.panel?.hidePopover());
  }

  function closeSoon(delayMs: number) {
    stayOpen();
    if (openItem()) closing = window.setTimeout(() => close(openItem()), delayMs);
  }

  function open(item: Item) {
    stayOpen();
    const other = openItem();
    if (!item.panel || other === item) return;
    bar.toggleAttribute('data-switching', other !== undefined);
    close(other);
    item.panel.showPopover(item.trigger ? { source: item.trigger } : {});
  }

  function leave(item: Item) {
    close(item);
    quietly(() => item.trigger?.focus());
  }

  for (const item of items) {
    const { place, trigger, panel } = item;
    place.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      if (panel) open(item);
      else closeSoon(closeDelayMs('on leaf'));
    });
    place.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') closeSoon(closeDelayMs('away'));
    });
    place.addEventListener('focusin', ({ target }) => {
      const byKeyboard = target instanceof Element && target.matches(':focus-visible');
      if (byKeyboard && !quiet && !panel?.contains(target)) open(item);
    });
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) close(item);
    });
    panel?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && pressed === item) pressed = undefined;
    });
    trigger?.addEventListener('click', (event) => {
      event.preventDefault();
      const byMouse = event.detail > 0;
      if (isOpen(item) && !(byMouse && pressed !== item)) return close(item);
      open(item);
      pressed = item;
    });
  }

  return {
    itemAt: (element: Element) => items.find(({ place }) => place.contains(element)),
    isOpen,
    open,
    close,
    leave,
    /** The words in the bar, without those that have moved into More. */
    stops: () => items.filter(({ place }) => !place.hidden).flatMap(({ place }) => firstStop(place) ?? []),
  };
}

function itemOf(place: HTMLElement): Item {
  return {
    place,
    trigger: place.querySelector<HTMLElement>(':scope > [popovertarget]'),
    panel: place.querySelector<HTMLElement>(':scope > [popover]'),
  };
}

function firstStop(place: HTMLElement): HTMLElement | null {
  return place.querySelector<HTMLElement>(':scope > :is(a, button)');
}
