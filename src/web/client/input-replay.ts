import { yieldToMain } from './hydration-triggers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors typed, selected and checked in islands that were not fully hydrated. */
const textInputs = new Map<Field, string>();
const checkInputs = new Set<HTMLInputElement>();
const hydrated = new WeakSet<Element>();

export function recordInput(target: EventTarget | null): void {
  if (!(target instanceof Element) || !awaitsHydration(target.closest('[data-island]'))) return;
  if (isField(target)) textInputs.set(target, target.value);
  else if (isBox(target)) checkInputs.add(target);
}

/**
 * Once an island is fully hydrated, React handles its events itself. Earlier input is replayed one after the other,
 * because each choice builds on the one before.
 */
export async function replayInput(island: Element): Promise<void> {
  hydrated.add(island);
  await replayText(island);
  await replayChecks(island);
}

/**
 * React takes the value it finds at hydration for the initial one, and would overwrite it at its next render. So the
 * field is reset to its default, and the value is set again as if typed just now.
 */
async function replayText(island: Element): Promise<void> {
  const fields = [...textInputs].filter(([field]) => island.contains(field));
  for (const [field] of fields) textInputs.delete(field);
  for (const [field, value] of fields) {
    // Lets React render in between, before the visitor can type on.
    await null;
    if (value !== defaultOf(field)) setValue(field, value);
  }
}

function setValue(field: Field, value: string): void {
  // React tracks the element's own property; a value set through the prototype is a change to it.
  field.value = defaultOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * React replays clicks on a hydrating island itself, but takes a box that changed before for one that was always so.
 * Those are reset and clicked again.
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
