import type { FieldTexts } from './texts.ts';

/** What people call a field, or a part of one: car_sellers.0.email. */
export function fieldLabel(field: string, { names, parts, ofPart }: FieldTexts): string {
  const own = names[field];
  if (own) return own;
  const [whole = field, ...steps] = field.split('.');
  const name = names[whole];
  if (!name || steps.length === 0) return field;
  const named = steps.filter((step) => !/^\d+$/.test(step)).map((step) => parts[step] ?? step);
  return named.length > 0 ? ofPart(name, named.join(' ')) : name;
}
