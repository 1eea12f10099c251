import { rememberField } from './early-fields.ts';

/** Buttons whose script has its element elsewhere on the page. */
const elsewhere = [
  { buttons: '[data-compare], [data-save]', place: '[data-script="chosen-cars"]' },
  { buttons: '[data-pictures]', place: '[data-script="card-gallery"]' },
];

/** Pressed before the page's entry had come, which hears them itself. */
const ownButtons = new Set<HTMLElement>();

/** By the element whose script is awaited; of several presses the last is what the visitor wants. */
const pressed = new Map<Element, HTMLElement>();

/**
 * What is pressed or written (early-fields.ts) before its script has come is not so in vain: it is done again when the
 * script is there. The page itself listens from its first line on (late-script.ts); this takes over what it heard, and
 * all that follows.
 */
export function rememberEarlyPresses(): void {
  const early = Array.isArray(window.earlyTargets) ? window.earlyTargets : [];
  for (const target of early) {
    const button = buttonAt(target);
    if (button && !placeOf(button)) ownButtons.add(button);
    else remember(target);
  }
  window.earlyTargets = { push: remember };
}

/** Once the entry listens. */
export function pressOwnButtonsAgain(): void {
  for (const button of ownButtons) button.click();
}

export function pressAgain(place: Element): void {
  const button = pressed.get(place);
  pressed.delete(place);
  button?.click();
}

function remember(target: EventTarget | null): void {
  rememberField(target);
  const button = buttonAt(target);
  const place = button && placeOf(button);
  if (place && !place.hasAttribute('data-awake')) pressed.set(place, button);
}

/** Popovers open and forms are sent without us. */
function buttonAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
}

function placeOf(button: Element): Element | null {
  const far = elsewhere.find(({ buttons }) => button.matches(buttons));
  return far ? document.querySelector(far.place) : button.closest('[data-script], [data-island]');
}

declare global {
  interface Window {
    earlyTargets?: { push: (target: EventTarget | null) => void } | (EventTarget | null)[];
  }
}
