import { recordInput } from './input-replay.ts';

/** Buttons whose script runs on another element of the page. */
const remoteButtons = [
  { buttons: '[data-compare], [data-save]', root: '[data-script="car-selection"]' },
  { buttons: '[data-pictures]', root: '[data-script="card-gallery"]' },
];

/** Clicked before the entry was loaded, and handled by the entry itself. */
const entryButtons = new Set<HTMLElement>();

/** The last clicked button of each element whose script has not started. */
const clicked = new Map<Element, HTMLElement>();

/**
 * Clicks and input (input-replay.ts) that come before their script are replayed when it has started. An inline script
 * records them from the first line of the page on (render/deferred-entry.inline.ts); this takes over from it.
 */
export function recordEvents(): void {
  const recorded = Array.isArray(window.recordedTargets) ? window.recordedTargets : [];
  for (const target of recorded) {
    const button = buttonAt(target);
    if (button && !scriptRoot(button)) entryButtons.add(button);
    else record(target);
  }
  window.recordedTargets = { push: record };
}

/** Once the entry has added its listeners. */
export function replayEntryClicks(): void {
  for (const button of entryButtons) button.click();
}

export function replayClick(root: Element): void {
  const button = clicked.get(root);
  clicked.delete(root);
  button?.click();
}

function record(target: EventTarget | null): void {
  recordInput(target);
  const button = buttonAt(target);
  const root = button && scriptRoot(button);
  if (root && !root.hasAttribute('data-hydrated')) clicked.set(root, button);
}

/** Popovers open and forms are sent without us. */
function buttonAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
}

function scriptRoot(button: Element): Element | null {
  const remote = remoteButtons.find(({ buttons }) => button.matches(buttons));
  return remote ? document.querySelector(remote.root) : button.closest('[data-script], [data-island]');
}

declare global {
  interface Window {
    recordedTargets?: { push: (target: EventTarget | null) => void } | (EventTarget | null)[];
  }
}
