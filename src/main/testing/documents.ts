import type { PublishedDocument } from '../../content/publishing/published-store.ts';
import type { FormDefinition } from '../../features/editor-forms/form-definition.ts';
import { formKey, toFormBody } from '../../features/editor-forms/form-fields.ts';

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

/** A form of the site's editors. */
export function formDocument(site: string, form: FormDefinition): PublishedDocument {
  return { kind: 'form', site, language: '', key: formKey(form), body: toFormBody(form) };
}

/** A paragraph that a test can look for. */
export function textBlock(id: string, text: string) {
  return { id, block: 'rich-text', fields: { body: [{ kind: 'paragraph', children: [{ text }] }] } };
}

/** A story below /berattelser (below /stories in English), hidden from menus as stories are. */
export function storyDocument(
  site: string,
  key: string,
  story: object,
  { language = 'sv', ...body }: { language?: string; [part: string]: unknown } = {},
): PublishedDocument {
  const above = language === 'en' ? '/stories' : '/berattelser';
  const fields = { template: 'story', story: { title: `Om ${key}`, date: '2026-11-01', ...story } };
  const page = { path: `${above}/2026/${key}`, name: key, hideInNavigation: true, fields, ...body };
  return pageDocument(site, key, page, language);
}

/** The page that lists them. */
export function storiesIndexDocument(
  site: string,
  storiesIndex: object = {},
  { language = 'sv', ...body }: { language?: string; [part: string]: unknown } = {},
): PublishedDocument {
  const path = language === 'en' ? '/stories' : '/berattelser';
  const fields = { template: 'stories index', storiesIndex };
  const main = [{ id: 'list', block: 'stories-list', fields: { title: 'Berättelser' } }];
  return pageDocument(site, 'stories', { path, fields, main, ...body }, language);
}
