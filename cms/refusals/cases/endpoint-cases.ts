import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

function refusedMove(
  status: number,
  move: { page?: number; parent?: number | null; before?: number | null },
): RefusalCase {
  return {
    status,
    send: (as, { page }) =>
      as('editor')('/page-tree/move', 'POST', { page: page.id, parent: null, before: null, ...move }),
  };
}

export const endpointCases: RefusalCases = {
  'accessRefusals.signedOut': { status: 401, send: (as) => as('anonymous')('/check-rule?site=1') },
  'accessRefusals.noDocument': {
    status: 404,
    send: (as, { foreignPage }) => as('editor')(`/used-by/pages/${foreignPage.id}`),
  },
  'accessRefusals.noSite': {
    status: 404,
    send: (as, { foreignSite }) => as('editor')(`/check-rule?site=${foreignSite}`),
  },
  'accessRefusals.noLanguage': { status: 404, send: (as) => as('editor')('/built-in-texts/xx') },
  'accessRefusals.notUnderstood': {
    status: 400,
    send: (as) => as('editor')('/new-story', 'POST', { site: 7 }),
  },
  'accessRefusals.noReference': {
    status: 400,
    send: (as) =>
      as('administrator')('/redirects', 'POST', { site: 999_999, source: '/a', destination: '/b' }),
  },
  'accessRefusals.otherPage': {
    status: 403,
    send: (as, { page }) =>
      as('editor')(`/pages/${page.id}`, 'PATCH', { name: 'A' }, { 'sec-fetch-site': 'cross-site' }),
  },
  'accessRefusals.noDatabase': {
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
  'moveRefusals.unknown': refusedMove(404, { page: 999_999 }),
  'moveRefusals.author': {
    status: 403,
    send: (as, { page }) =>
      as('author')('/page-tree/move', 'POST', { page: page.id, parent: null, before: null }),
  },
  'moveRefusals.home': {
    status: 409,
    send: async (as, { page, payload, create }) => {
      const where = { path: { equals: '/' } };
      const [known] = (await payload.find({ collection: 'pages', where, locale: 'sv' })).docs;
      const home = known ?? (await create('pages', { name: 'Start', slug: '/', _status: 'published' }));
      return as('editor')('/page-tree/move', 'POST', { page: home.id, parent: page.id, before: null });
    },
  },
  'moveRefusals.top': {
    status: 409,
    send: async (as, { page, create }) => {
      const { id } = await create('pages', { parent: page.id, _status: 'published' });
      return as('editor')('/page-tree/move', 'POST', { page: id, parent: null, before: null });
    },
  },
  'moveRefusals.below itself': {
    status: 409,
    send: async (as, { page, create }) => {
      const above = await create('pages', { parent: page.id, _status: 'published' });
      const below = await create('pages', { parent: above.id, _status: 'published' });
      return as('editor')('/page-tree/move', 'POST', { page: above.id, parent: below.id, before: null });
    },
  },
  'scheduleRefusals.noTime': {
    status: 400,
    path: 'time',
    send: (as, { page }) => as('editor')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish' }),
  },
  'scheduleRefusals.past': {
    status: 400,
    path: 'time',
    send: (as, { page }) =>
      as('editor')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish', time: '2020-01-01T08:00' }),
  },
  'scheduleRefusals.notAllowed': {
    status: 403,
    send: (as, { page }) =>
      as('author')(`/schedule/pages/${page.id}`, 'POST', { kind: 'publish', time: tomorrow() }),
  },
  'scheduleRefusals.noPage': {
    status: 404,
    send: (as, { foreignPage }) => as('editor')(`/schedule/pages/${foreignPage.id}`),
  },
  'duplicateRefusals.noName': {
    status: 400,
    path: 'name',
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: ' ', slug: 'a' }),
  },
  'duplicateRefusals.noAddress': {
    status: 400,
    path: 'slug',
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: 'A', slug: '' }),
  },
  'duplicateRefusals.taken': {
    status: 400,
    path: 'slug',
    with: ['/service', 'Service'],
    send: (as, { page }) =>
      as('editor')('/duplicate-page', 'POST', { id: page.id, language: 'sv', name: 'A', slug: 'service' }),
  },
  'duplicateRefusals.gone': {
    status: 404,
    send: (as, { foreignPage }) =>
      as('editor')('/duplicate-page', 'POST', { id: foreignPage.id, language: 'sv', name: 'A', slug: 'a' }),
  },
  'operationsRefusals.administratorsOnly': { status: 403, send: (as) => as('editor')('/operations') },
  'operationsRefusals.noDelivery': {
    status: 400,
    send: (as) => as('administrator')('/operations/replay', 'POST', {}),
  },
  'operationsRefusals.noImport': {
    status: 400,
    send: (as) => as('administrator')('/operations/roll-back', 'POST', {}),
  },
  'operationsRefusals.not-kept': {
    status: 409,
    send: (as) =>
      as('administrator')('/operations/roll-back', 'POST', { index: 'cars-solvik-se', revision: 99 }),
  },
  'operationsRefusals.busy': {
    status: 409,
    send: (as, { duringImport }) =>
      duringImport('cars-solvik-se', () =>
        as('administrator')('/operations/roll-back', 'POST', { index: 'cars-solvik-se', revision: 1 }),
      ),
  },
};
