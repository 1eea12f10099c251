import { yieldToMain } from './hydration-triggers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors wrote, chose and ticked in islands that were not awake as a whole. */
const textInputs = new Map<Field, string>();
const checkInputs = new Set<HTMLInputElement>();
const hydrated = new WeakSet<Element>();

export function recordInput(target: EventTarget | null): void {
  if (!(target instanceof Element) || !awaitsHydration(target.closest('[data-island]'))) return;
  if (isField(target)) textInputs.set(target, target.value);
  else if (isBox(target)) checkInputs.add(target);
}

/**
 * Once all of an island is awake: from now on React hears everything itself. What was done before is done again, one
 * after the other, for each choice builds on the one before.
 */
export async function replayInput(island: Element): Promise<void> {
  hydrated.add(island);
  await replayText(island);
  await replayChecks(island);
}

/**
 * React takes what stands in a field when it first looks for what always stood there, and would wipe it out at its next
 * turn. So the field is put back as the page came, and the words are written as if just now.
 */
async function replayText(island: Element): Promise<void> {
  const fields = [...textInputs].filter(([field]) => island.contains(field));
  for (const [field] of fields) textInputs.delete(field);
  for (const [field, words] of fields) {
    // React takes its turn in between, and it is still too soon for the visitor to write on.
    await null;
    if (words !== defaultOf(field)) write(field, words);
  }
}

function write(field: Field, words: string): void {
  // Through the element's own property React learns the old value; past it the new one is news.
  field.value = defaultOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * React hears a press on an island that is waking, but takes a box that changed before it knew it for one that always was
 * so. Those are put back and ticked as if just now.
 */
async function replayChecks(island: Element): Promise<void> {
  const boxes = [...checkInputs].filter((box) => island.contains(box));
  const changed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  for (const box of boxes) checkInputs.delete(box);
  for (const box of changed) {
    await yieldToMain();
    box.checked = box.defaultChecked;
    box.click();
  }
}

function awaitsHydration(island: Element | null): boolean {
  return island !== null && !hydrated.has(island);
}

function isField(target: Element): target is Field {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|hidden)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isBox(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}
