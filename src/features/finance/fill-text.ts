/** Fills placeholders: '{months} mån', or '{1}' in a lender's disclaimer. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
