import { closeDelayMs } from '../../shell/header/menu-rules.ts';

export type Panels = ReturnType<typeof createPanels>;

type Item = { element: HTMLElement; trigger?: HTMLElement | null; panel?: HTMLElement | null };

/** Panels of the bar open under the pointer, on keyboard focus and on a click, one at a time. */
export function createPanels(bar: HTMLElement) {
  const items = [...bar.querySelectorAll<HTMLElement>(':scope > ul > li')].map(itemOf);
  const isOpen = ({ panel }: Item) => panel?.matches(':popover-open') ?? false;
  const openItem = () => items.find(isOpen);
  let closing: number | undefined;
  /** Opened by a click, not just by hover or focus: only then does a second click close it. */
  let clicked: Item | undefined;
  let openingDisabled = false;

  /** Closing a panel may return focus to its trigger, which must not open it again. */
  function withoutOpening(work: () => void) {
    openingDisabled = true;
    work();
    openingDisabled = false;
  }

  function cancelClosing() {
    clearTimeout(closing);
  }

  function close(item: Item | undefined) {
    cancelClosing();
    withoutOpening(() => item?.panel?.hidePopover());
  }

  function closeAfter(delayMs: number) {
    cancelClosing();
    if (openItem()) closing = window.setTimeout(() => close(openItem()), delayMs);
  }

  function open(item: Item) {
    cancelClosing();
    const other = openItem();
    if (!item.panel || other === item) return;
    bar.toggleAttribute('data-switching', other !== undefined);
    close(other);
    item.panel.showPopover(item.trigger ? { source: item.trigger } : {});
  }

  function leave(item: Item) {
    close(item);
    withoutOpening(() => item.trigger?.focus());
  }

  for (const item of items) {
    const { element, trigger, panel } = item;
    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      if (panel) open(item);
      else closeAfter(closeDelayMs('on leaf'));
    });
    element.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') closeAfter(closeDelayMs('away'));
    });
    element.addEventListener('focusin', ({ target }) => {
      const byKeyboard = target instanceof Element && target.matches(':focus-visible');
      if (byKeyboard && !openingDisabled && !panel?.contains(target)) open(item);
    });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close(item);
    });
    panel?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && clicked === item) clicked = undefined;
    });
    trigger?.addEventListener('click', (event) => {
      event.preventDefault();
      const byMouse = event.detail > 0;
      if (isOpen(item) && !(byMouse && clicked !== item)) return close(item);
      open(item);
      clicked = item;
    });
  }

  return {
    itemAt: (target: Element) => items.find(({ element }) => element.contains(target)),
    isOpen,
    open,
    close,
    leave,
    /** The focusable items of the bar, without those that have moved into More. */
    stops: () =>
      items.filter(({ element }) => !element.hidden).flatMap(({ element }) => firstStop(element) ?? []),
  };
}

function itemOf(element: HTMLElement): Item {
  return {
    element,
    trigger: element.querySelector<HTMLElement>(':scope > [popovertarget]'),
    panel: element.querySelector<HTMLElement>(':scope > [popover]'),
  };
}

function firstStop(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(':scope > :is(a, button)');
}
