/** Fills plain placeholders: '{months} mån'. What has no value stays, so that a text can be filled in two steps. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
