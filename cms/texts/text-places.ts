import type { PayloadRequest } from 'payload';
import { signPreviewToken } from '../../src/content/publishing/preview-token.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { localizedPath } from '../../src/shared/sites/site.ts';
import { readStudioSettings } from '../settings.ts';
import type { OwnSite } from '../views/own-sites.ts';
import { fetchFromSite, RENDERING_TIMEOUT_MS } from '../views/sites-server.ts';

/** The path of a page by the key of each text that stands on it. */
export type TextPlaces = Readonly<Record<string, string>>;

const TOKEN_VALID_MS = 30 * 60 * 1000;

/** Asks the sites' server, which renders a few pages and notes which texts they ask for. */
export async function findTextPlaces(
  site: OwnSite,
  language: Language,
  { payload }: Pick<PayloadRequest, 'payload'>,
): Promise<TextPlaces> {
  const { previewSecret, port } = readStudioSettings(process.env);
  if (!previewSecret) return {};
  const query = new URLSearchParams({ language, token: tokenFor(site, previewSecret) });
  try {
    const { status, body } = await fetchFromSite(
      new URL(site.url).host,
      port,
      `/preview-texts?${query}`,
      undefined,
      RENDERING_TIMEOUT_MS,
    );
    if (status === 200) return (JSON.parse(body) as { places: TextPlaces }).places;
  } catch (error) {
    payload.logger.warn({ err: error, site: site.name }, 'the sites’ server did not say where texts stand');
  }
  return {};
}

/** The preview of a page of the site in which its texts can be pointed at; `key` is marked. */
export async function previewOfText(
  site: OwnSite,
  language: Language,
  key: string,
  path: string,
): Promise<string | undefined> {
  const { previewSecret } = readStudioSettings(process.env);
  const [first, ...others] = site.languages;
  if (!previewSecret || !first || !path.startsWith('/')) return undefined;
  const query = new URLSearchParams({
    token: tokenFor(site, previewSecret),
    language,
    texts: '1',
    text: key,
  });
  return `${site.url}/preview${localizedPath({ languages: [first, ...others] }, language, path)}?${query}`;
}

function tokenFor({ name }: OwnSite, secret: string): string {
  return signPreviewToken({ site: name, expiresAt: Date.now() + TOKEN_VALID_MS }, secret);
}
