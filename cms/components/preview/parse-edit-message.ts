import type { EditArea, EditMessage, TextMessage } from '../../../src/web/render/editing/edit-message.ts';

const areas: readonly EditArea[] = ['page', 'header', 'main', 'footer'];

/** Accepts only messages of the preview that is shown. */
export function parseEditMessage(
  { data, origin }: { data: unknown; origin: string },
  previewAddress: string | undefined,
): EditMessage | undefined {
  if (!previewAddress || URL.parse(previewAddress)?.origin !== origin) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, area, block, field } = data as Partial<Record<keyof EditMessage, unknown>>;
  const known = areas.find((each) => each === area);
  if (type !== 'forecourt-edit' || !known || typeof block !== 'string' || typeof field !== 'string')
    return undefined;
  return { type, area: known, block, field };
}

/** Accepts only messages of a page of the site at `address`. */
export function parseTextMessage(
  { data, origin }: { data: unknown; origin: string },
  address: string | undefined,
): TextMessage | undefined {
  if (!address || URL.parse(address)?.origin !== origin) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, keys, language } = data as Partial<Record<keyof TextMessage, unknown>>;
  if (type !== 'forecourt-text' || !Array.isArray(keys) || typeof language !== 'string') return undefined;
  return { type, keys: keys.filter((key) => typeof key === 'string'), language };
}

/** The path of a field in the form: `main.2.title`. Without a block it is a field of the page. */
export function toFormPath(
  { area, block, field }: EditMessage,
  rowsOf: (area: string) => readonly { id: string }[],
): { row: string | undefined; field: string } | undefined {
  if (area === 'page') return { row: undefined, field };
  const at = rowsOf(area).findIndex(({ id }) => id === block);
  if (at === -1) return undefined;
  return { row: `${area}.${at}`, field: field ? `${area}.${at}.${field}` : '' };
}
