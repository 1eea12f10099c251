import { signPreviewToken } from '../../src/content/publishing/preview-token.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { localizedPath, type Site } from '../../src/shared/sites/site.ts';

type PreviewedPage = { key: string; path: string; language: Language };

/** Where the site shows a page as its newest draft has it (EDIT-08). The token is valid for this site alone, for an hour at most. */
export function previewUrl(
  site: Pick<Site, 'name' | 'url' | 'languages'>,
  { key, path, language }: PreviewedPage,
  secret: string,
  now: Date,
): string {
  const token = signPreviewToken({ site: site.name, expiresAt: tokenExpiry(now.getTime()) }, secret);
  const query = new URLSearchParams({ token, page: key, language });
  return `${site.url}/preview${localizedPath(site, language, path)}?${query}`;
}

const HALF_HOUR_MS = 30 * 60 * 1000;

/** The same for half an hour, so that the URL does not change while somebody types. */
function tokenExpiry(now: number): number {
  return (Math.floor(now / HALF_HOUR_MS) + 2) * HALF_HOUR_MS;
}
