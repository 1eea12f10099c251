import type { SearchQuery, SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { kitRecord } from './kit-record.ts';

const { added: _, ...ownRecord } = kitRecord;

export type Kit = Parsed<typeof ownRecord>;

/** Nothing when the record has no id, name or price. */
export const parseKit = recordParser(ownRecord);

const ACTIVE = 'active';
const DELETED = 'delete';

/** Only active kits are sold: listed, shown on a page, put into the sitemap (KIT-20). */
export function isActive({ status, action }: Pick<Kit, 'status' | 'action'>): boolean {
  return status === ACTIVE && action !== DELETED;
}

export function isActiveRecord(record: SearchRecord): boolean {
  const kit = parseKit(record);
  return kit !== undefined && isActive(kit);
}

/** The same as conditions of a search. */
export const activeKits: NonNullable<SearchQuery['filters']> = { status: ACTIVE, action: { not: DELETED } };
