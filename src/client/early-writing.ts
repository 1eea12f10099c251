type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors wrote or chose in islands that were not awake as a whole. */
const written = new Map<Field, string>();

export function rememberWriting(field: Field): void {
  written.set(field, field.value);
}

export function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|hidden)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/**
 * React takes what stands in a field when it first looks for what always stood there, and would wipe it out at its next
 * turn. So the field is put back as the page came, and the words are written as if just now.
 */
export function writeAgain(island: Element): void {
  for (const [field, words] of written) {
    if (!island.contains(field)) continue;
    written.delete(field);
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

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}
