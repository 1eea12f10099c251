import type { EditArea, EditMessage } from '../../../src/web/render/editing/edit-message.ts';

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
