import { isRecordCode } from '../../../shared/platform/record-code.ts';

const MAX_SHARED = 48;

/** `?cars=1,2,3`: a list that somebody sent. What is no car's number is passed over. */
export function parseSharedList(query: string): string[] {
  const written = new URLSearchParams(query).get('cars') ?? '';
  const ids = written.split(',').filter(isRecordCode);
  return [...new Set(ids)].slice(0, MAX_SHARED);
}

/** The address of the page with the list in it. */
export function sharedListUrl(page: string, ids: readonly string[]): string {
  const { origin, pathname } = new URL(page);
  return `${origin}${pathname}?cars=${ids.slice(0, MAX_SHARED).join(',')}`;
}
