/** The path of the field that an element belongs to: `main.0.title`; empty outside of fields. */
export function fieldAt(element: Element | null): string {
  const field = element?.closest('[id^="field-"], [data-field-path]');
  if (!field) return '';
  return field.getAttribute('data-field-path') ?? field.id.slice('field-'.length).replaceAll('__', '.');
}

/** What stands around a field, to be marked. */
export function fieldElement(path: string): Element | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const field =
    document.getElementById(id) ?? document.querySelector(`[data-field-path="${CSS.escape(path)}"]`);
  return field?.closest('.field-type') ?? field;
}
