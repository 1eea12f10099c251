import { APIError, type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { builtInTexts } from '../../src/content/publishing/built-in-texts.ts';
import { moduleOfText, productTexts, sourceText } from '../../src/content/publishing/product-texts.ts';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';
import { refuse } from '../access/refuse.ts';
import { findOwnSites, type OwnSite } from '../views/own-sites.ts';
import { findOwnTexts, saveOwnText } from './own-texts.ts';
import { findSiteCountry } from './site-country.ts';
import { siteTexts } from './site-text.ts';
import { findTextPlaces, previewOfText } from './text-places.ts';

/** What the view of texts and the preview ask for. Each answer is about one site and one of its languages. */
export const textEndpoints: Endpoint[] = [
  { path: '/site-texts', method: 'get', handler: inSite(handleList) },
  { path: '/site-texts', method: 'post', handler: inSite(handleSave) },
  { path: '/site-texts/places', method: 'get', handler: inSite(handlePlaces) },
  { path: '/site-texts/see', method: 'get', handler: inSite(handleSee) },
  { path: '/site-texts/export', method: 'get', handler: inSite(handleExport) },
];

type Asked = { site: OwnSite; language: Language; given: Readonly<Record<string, unknown>> };
type SiteHandler = (asked: Asked, req: PayloadRequest) => Promise<Response>;

async function handleList({ site, language, given }: Asked, req: PayloadRequest): Promise<Response> {
  const keys = textOf(given['keys']).split(' ').filter(Boolean);
  const source = textOf(given['source']) || 'en';
  const texts = await listTexts({ site, language, source: isLanguage(source) ? source : 'en' }, req);
  return respond({ texts: keys.length > 0 ? texts.filter(({ key }) => keys.includes(key)) : texts });
}

async function handleSave({ site, language, given }: Asked, req: PayloadRequest): Promise<Response> {
  const [key, text] = [textOf(given['key']), textOf(given['text']).trim()];
  if (!(key in builtInTexts[language])) return refuse(400, 'notUnderstood', req);
  try {
    await saveOwnText({ site: site.id, language, key, text }, req);
  } catch (error) {
    if (error instanceof ValidationError)
      return respond({ error: error.data.errors.map(({ message }) => message).join(' ') }, 400);
    if (error instanceof APIError) return respond({ error: error.message }, error.status);
    throw error;
  }
  const source = textOf(given['source']) || 'en';
  const texts = await listTexts({ site, language, source: isLanguage(source) ? source : 'en' }, req);
  return respond({ text: texts.find((each) => each.key === key) });
}

/** On which page of the site each text stands. */
async function handlePlaces({ site, language }: Asked, req: PayloadRequest): Promise<Response> {
  return respond({ places: await findTextPlaces(site, language, req) });
}

/** Leads to the preview of the page where the text stands, with the text marked. */
async function handleSee({ site, language, given }: Asked, req: PayloadRequest): Promise<Response> {
  const address = await previewOfText(site, language, textOf(given['key']), textOf(given['path']));
  if (!address) return refuse(404, 'noDocument', req);
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}

/** By module, as `npm run languages -- import` writes it into the folder of a language. */
async function handleExport({ site, language }: Asked, req: PayloadRequest): Promise<Response> {
  const texts = await listTexts({ site, language, source: 'en' }, req);
  const written = texts.filter(({ state }) => state !== 'missing');
  const modules = Map.groupBy(written, ({ key }) => moduleOfText(key));
  const messages = Object.fromEntries(
    [...modules].map(([module, own]) => [
      module,
      Object.fromEntries(own.map(({ key, own, product }) => [key, own || product])),
    ]),
  );
  return new Response(`${JSON.stringify({ language, messages }, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="texts-${site.name}-${language}.json"`,
      'cache-control': 'no-store',
    },
  });
}

async function listTexts(
  { site, language, source }: { site: OwnSite; language: Language; source: Language },
  req: PayloadRequest,
) {
  const country = await findSiteCountry(site.id, req);
  const own = await findOwnTexts(site.id, language, req);
  return siteTexts(productTexts(language, country), (key) => sourceText(key, source), own);
}

/** Only sites that the person works on; another one is not found. */
function inSite(handler: SiteHandler) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return refuse(401, 'signedOut', req);
    const sent: unknown = req.method === 'POST' ? await req.json?.().catch(() => undefined) : req.query;
    const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
    const wanted = textOf(given['site']);
    const site = (await findOwnSites(req)).find(({ id, name }) => name === wanted || String(id) === wanted);
    const language = textOf(given['language']) || site?.languages[0] || '';
    if (!site || !isLanguage(language) || !site.languages.includes(language))
      return refuse(404, 'noSite', req);
    return handler({ site, language, given }, req);
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
