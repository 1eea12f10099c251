import { recordInput } from './input-replay.ts';

/** Buttons whose script has its element elsewhere on the page. */
const remoteButtons = [
  { buttons: '[data-compare], [data-save]', place: '[data-script="car-selection"]' },
  { buttons: '[data-pictures]', place: '[data-script="card-gallery"]' },
];

/** Pressed before the page's entry had come, which hears them itself. */
const entryButtons = new Set<HTMLElement>();

/** By the element whose script is awaited; of several presses the last is what the visitor wants. */
const clicked = new Map<Element, HTMLElement>();

/**
 * What is pressed or written (early-fields.ts) before its script has come is not so in vain: it is done again when the
 * script is there. The page itself listens from its first line on (late-script.ts); this takes over what it heard, and
 * all that follows.
 */
export function recordEvents(): void {
  const early = Array.isArray(window.recordedTargets) ? window.recordedTargets : [];
  for (const target of early) {
    const button = buttonAt(target);
    if (button && !scriptRoot(button)) entryButtons.add(button);
    else record(target);
  }
  window.recordedTargets = { push: record };
}

/** Once the entry listens. */
export function replayEntryClicks(): void {
  for (const button of entryButtons) button.click();
}

export function replayClick(place: Element): void {
  const button = clicked.get(place);
  clicked.delete(place);
  button?.click();
}

function record(target: EventTarget | null): void {
  recordInput(target);
  const button = buttonAt(target);
  const place = button && scriptRoot(button);
  if (place && !place.hasAttribute('data-hydrated')) clicked.set(place, button);
}

/** Popovers open and forms are sent without us. */
function buttonAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
}

function scriptRoot(button: Element): Element | null {
  const far = remoteButtons.find(({ buttons }) => button.matches(buttons));
  return far ? document.querySelector(far.place) : button.closest('[data-script], [data-island]');
}

declare global {
  interface Window {
    recordedTargets?: { push: (target: EventTarget | null) => void } | (EventTarget | null)[];
  }
}
