import { type Answer, askInventory } from '../ask-inventory.ts';
import type { StoredMapping } from '../import-wizard/use-stored-mapping.ts';

type Change = {
  index: string;
  /** The version that is replaced; undefined where there is none to replace. */
  replaces: number | undefined;
  note: string;
  /** A mapping, or where it is copied from. */
  json: unknown;
};

/** Makes a new version; refused where somebody else was faster. */
export function changeMapping({ index, replaces, note, json }: Change): Promise<Answer<StoredMapping>> {
  const query = note.trim() ? `?note=${encodeURIComponent(note.trim())}` : '';
  return askInventory<StoredMapping>(`/${encodeURIComponent(index)}/mapping${query}`, {
    method: 'PUT',
    json,
    headers: replaces === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${replaces}"` },
  });
}
