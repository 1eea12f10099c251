import type { PublishedDocument } from '../../publishing/published-store.ts';

/** Content for tests: each call shows only what matters. */
export function siteDocument(site: string, settings: object = {}): PublishedDocument {
  const body = {
    displayName: 'Solvik',
    url: `http://${site}.localhost:3000`,
    hosts: [{ host: `${site}.localhost` }],
    languages: [{ code: 'sv' }, { code: 'en' }],
    country: 'SE',
    theme: 'solvik',
    titleTemplate: '%s | Solvik',
    ...settings,
  };
  return { kind: 'site', site, language: '', key: '', body };
}

export function pageDocument(site: string, key: string, body: object, language = 'sv'): PublishedDocument {
  return { kind: 'page', site, language, key, body: { path: '/', name: key, ...body } };
}

/** A paragraph that a test can look for. */
export function words(id: string, text: string) {
  return { id, block: 'rich-text', fields: { body: [{ kind: 'paragraph', children: [{ text }] }] } };
}
