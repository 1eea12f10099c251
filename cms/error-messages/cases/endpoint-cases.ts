import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

function refusedMove(
  status: number,
  move: { page?: number; parent?: number | null; before?: number | null },
): ErrorCase {
  return {
    status,
    send: (as, { page }) =>
      as('editor')('/page-tree/move', 'POST', { page: page.id, parent: null, before: null, ...move }),
  };
}

export const endpointCases: ErrorCases = {
  'accessErrorMessages.signedOut': { status: 401, send: (as) => as('anonymous')('/check-rule?site=1') },
  'accessErrorMessages.noDocument': {
    status: 404,
    send: (as, { foreignPage }) => as('editor')(`/used-by/pages/${foreignPage.id}`),
  },
  'accessErrorMessages.noSite': {
    status: 404,
    send: (as, { foreignSite }) => as('editor')(`/check-rule?site=${foreignSite}`),
  },
  'accessErrorMessages.noLanguage': { status: 404, send: (as) => as('editor')('/built-in-texts/xx') },
  'accessErrorMessages.notUnderstood': {
    status: 400,
    send: (as) => as('editor')('/new-story', 'POST', { site: 7 }),
  },
  'accessErrorMessages.noReference': {
    status: 400,
    send: (as) =>
      as('administrator')('/redirects', 'POST', { site: 999_999, source: '/a', destination: '/b' }),
  },
  'accessErrorMessages.otherPage': {
    status: 403,
    send: (as, { page }) =>
      as('editor')(`/pages/${page.id}`, 'PATCH', { name: 'A' }, { 'sec-fetch-site': 'cross-site' }),
  },
  'accessErrorMessages.fieldOfAdministrators': {
    status: 403,
    path: 'role',
    with: (language) => [language === 'sv' ? 'Roll' : 'Role'],
    send: (as, { people }) => as('editor')(`/users/${people.editor.id}`, 'PATCH', { role: 'administrator' }),
  },
  'accessErrorMessages.siteStays': {
    status: 403,
    path: 'site',
    send: (as, { page, foreignSite }) =>
      basedOnNewest(as('editorOfBoth'))(`/pages/${page.id}?locale=sv&draft=true`, 'PATCH', {
        site: foreignSite,
      }),
  },
  'accessErrorMessages.noDatabase': {
    status: 503,
    send: async (as, { payload }) => {
      const { find } = payload.db;
      const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      payload.db.find = () => Promise.reject(away);
      try {
        return await as('editor')('/pages');
      } finally {
        payload.db.find = find;
      }
    },
  },
  'moveErrorMessages.unknown': refusedMove(404, { page: 999_999 }),
  'moveErrorMessages.author': {
    status: 403,
    send: (as, { page }) =>
      as('author')('/page-tree/move', 'POST', { page: page.id, parent: null, before: null }),
  },
  'moveErrorMessages.home': {
    status: 409,
    send: async (as, { page, payload, create }) => {
      const where = { path: { equals: '/' } };
      const [known] = (await payload.find({ collection: 'pages', where, locale: 'sv' })).docs;
      const home = known ?? (await create('pages', { name: 'Start', slug: '/', _status: 'published' }));
      return as('editor')('/page-tree/move', 'POST', { page: home.id, parent: page.id, before: null });
    },
  },
  'moveErrorMessages.top': {
    status: 409,
    send: async (as, { page, create }) => {
      const { id } = await create('pages', { parent: page.id, _status: 'published' });
      return as('editor')('/page-tree/move', 'POST', { page: id, parent: null, before: null });
    },
  },
  'moveErrorMessages.below itself': {
    status: 409,
    send: async (as, { page, create }) => {
      const above = await create('pages', { parent: page.id, _status: 'published' });
      const below = await create('pages', { parent: above.id, _status: 'published' });
      return as('editor')('/page-tree/move', 'POST', { page: above.id, parent: below.id, before: null });
    },
  },
  'scheduleErrorMessages.noTime': {
    status: 400,
    path: 'time',
    send: (as, { page }) => as('editor')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish' }),
  },
  'scheduleErrorMessages.past': {
    status: 400,
    path: 'time',
    send: (as, { page }) =>
      as('editor')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish', time: '2020-01-01T08:00' }),
  },
  'scheduleErrorMessages.notAllowed': {
    status: 403,
    send: (as, { page }) =>
      as('author')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish', time: tomorrow() }),
  },
  'scheduleErrorMessages.noPage': {
    status: 404,
    send: (as, { foreignPage }) => as('editor')(`/schedule/pages/${foreignPage.id}`),
  },
  'duplicateErrorMessages.noName': {
    status: 400,
    path: 'name',
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: ' ', slug: 'a' }),
  },
  'duplicateErrorMessages.noAddress': {
    status: 400,
    path: 'slug',
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: 'A', slug: '' }),
  },
  'duplicateErrorMessages.taken': {
    status: 400,
    path: 'slug',
    with: ['/service', 'Service'],
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: 'A', slug: 'service' }),
  },
  'duplicateErrorMessages.gone': {
    status: 404,
    send: (as, { foreignPage }) =>
      as('editor')('/duplicate-page', 'POST', { id: foreignPage.id, language: 'sv', name: 'A', slug: 'a' }),
  },
  'privacyErrorMessages.notYours': { status: 403, send: (as) => as('editor')('/privacy') },
  'privacyErrorMessages.nobody': {
    status: 400,
    send: (as) => as('administrator')('/privacy/find', 'POST', {}),
  },
  'privacyErrorMessages.nothing': {
    status: 400,
    send: (as) => as('administrator')('/privacy/erase', 'POST', { person: { name: 'Anna' } }),
  },
  'privacyErrorMessages.noLanguage': {
    status: 400,
    send: (as) =>
      as('administrator')('/privacy/export', 'POST', {
        ...{ person: { name: 'Anna' }, as: 'page', language: 'xx' },
      }),
  },
  'operationsErrorMessages.administratorsOnly': { status: 403, send: (as) => as('editor')('/operations') },
  'operationsErrorMessages.noDelivery': {
    status: 400,
    send: (as) => as('administrator')('/operations/replay', 'POST', {}),
  },
  'operationsErrorMessages.noImport': {
    status: 400,
    send: (as) => as('administrator')('/operations/roll-back', 'POST', {}),
  },
  'operationsErrorMessages.not-kept': {
    status: 409,
    send: (as) =>
      as('administrator')('/operations/roll-back', 'POST', { index: 'cars-solvik-se', revision: 99 }),
  },
  'operationsErrorMessages.busy': {
    status: 409,
    send: (as, { duringImport }) =>
      duringImport('cars-solvik-se', () =>
        as('administrator')('/operations/roll-back', 'POST', { index: 'cars-solvik-se', revision: 1 }),
      ),
  },
};
