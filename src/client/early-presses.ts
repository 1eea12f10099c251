import { isField, rememberWriting, writeAgain } from './early-writing.ts';
import { aMoment } from './moments.ts';

/** Buttons whose script has its element elsewhere on the page. */
const elsewhere = [
  { buttons: '[data-compare], [data-save]', place: '[data-script="chosen-cars"]' },
  { buttons: '[data-pictures]', place: '[data-script="card-gallery"]' },
];

/** Pressed before the page's entry had come, which hears them itself. */
const ownButtons = new Set<HTMLElement>();

/** By the element whose script is awaited; of several presses the last is what the visitor wants. */
const pressed = new Map<Element, HTMLElement>();

/** Boxes and choices of islands that are not awake as a whole. */
const ticked = new Set<HTMLInputElement>();
const awake = new WeakSet<Element>();

/**
 * What is pressed or written before its script has come is not so in vain: it is done again when the script is there. The
 * page itself listens from its first line on (late-script.ts); this takes over what it heard, and all that follows.
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

/** Once all of an island is awake: from now on React hears everything itself. */
export async function catchUp(island: Element): Promise<void> {
  awake.add(island);
  // Before the visitor can write on.
  await null;
  writeAgain(island);
  await tickAgain(island);
}

/**
 * React hears a press on an island that is waking, but takes a box that changed before it knew it for one that always was
 * so. Those are put back and ticked as if just now, one after the other: each choice builds on the one before.
 */
async function tickAgain(island: Element): Promise<void> {
  const boxes = [...ticked].filter((box) => island.contains(box));
  const changed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  for (const box of boxes) ticked.delete(box);
  for (const box of changed) {
    await aMoment();
    box.checked = box.defaultChecked;
    box.click();
  }
}

function remember(target: EventTarget | null): void {
  if (target instanceof Element && isAsleep(target.closest('[data-island]'))) {
    if (isField(target)) rememberWriting(target);
    else if (isBox(target)) ticked.add(target);
  }
  const button = buttonAt(target);
  const place = button && placeOf(button);
  if (place && !place.hasAttribute('data-awake')) pressed.set(place, button);
}

function isAsleep(island: Element | null): boolean {
  return island !== null && !awake.has(island);
}

function isBox(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
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
