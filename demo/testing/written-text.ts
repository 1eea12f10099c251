import type { Language } from '../../src/shared/sites/languages.ts';
import type { Site } from '../../src/shared/sites/site.ts';

/** A text that visitors read: in which language, of which site, and where it stands. */
export type WrittenText = {
  site: string;
  country: Site['country'];
  language: Language;
  where: string;
  text: string;
};

/** All strings in a value that are for reading. */
export function stringsIn(given: unknown, path = ''): { path: string; text: string }[] {
  if (typeof given === 'string') return given.trim() === '' ? [] : [{ path, text: given }];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    unread.test(name) ? [] : stringsIn(value, `${path}/${name}`),
  );
}

/** Addresses, identities and what only machines read. */
const unread =
  /^(href|src|media|file|path|id|block|kind|code|icon|slug|email|phone|token|form|formId|query|filter|indices|original|thumbnail_url|blur_data_url|date|day|vacationstart|vacationend|from|to|\w*date|\w*_at|car_firstregistration|\w*_id|\w*erp\w*|\w*Path|\w*Address|\w*coordinates)$/;
