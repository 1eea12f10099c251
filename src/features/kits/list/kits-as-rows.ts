/** On the root element: kits are shown as rows. The stylesheet does the rest, so that cached pages are the same for all. */
export const AS_ROWS_ATTRIBUTE = 'data-kits-as-rows';

const COOKIE = 'kitsAsRows';
const MAX_AGE_S = 3600;

/** KIT-01: the choice of list or grid is remembered for an hour. */
export function kitsAsRowsCookie(asRows: boolean, { secure }: { secure: boolean }): string {
  return `${COOKIE}=${asRows}; max-age=${MAX_AGE_S}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}

export function readsAsRows(cookies: string): boolean {
  return cookies.split(';').some((each) => each.trim() === `${COOKIE}=true`);
}
