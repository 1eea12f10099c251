import { pageErrorMessages } from '../../collections/page-error-messages.ts';
import type { ErrorCases } from '../error-case.ts';
import type { ErrorScene } from '../error-scene.ts';

const toTrash = () => ({ deletedAt: new Date().toISOString() });
const published = { _status: 'published' };

export const trashCases: ErrorCases = {
  'trashErrorMessages.notPublic': {
    status: 403,
    send: (as, { page }) => as('author')(`/pages/${page.id}`, 'PATCH', toTrash()),
  },
  'trashErrorMessages.secondBesideTrash': {
    status: 409,
    send: async (as, { site, payload, create }) => {
      const { totalDocs } = await payload.count({ collection: 'dictionaries', trash: true });
      if (totalDocs === 0) {
        const { id } = await create('dictionaries');
        await as('editor')(`/dictionaries/${id}`, 'PATCH', toTrash());
      }
      return as('editor')('/dictionaries', 'POST', { site });
    },
  },
  'trashErrorMessages.parentInTrash': {
    status: 400,
    path: 'parent',
    with: ['Borta'],
    send: async (as, { site, create, fresh }) => {
      const { id } = await create('pages', { name: 'Borta', _status: 'draft' });
      await as('editor')(`/pages/${id}`, 'PATCH', toTrash());
      return as('editor')('/pages?locale=sv&draft=true', 'POST', { site, name: fresh(), parent: id });
    },
  },
  'trashErrorMessages.hasChildren': {
    status: 409,
    with: [1],
    send: async (as, { create }) => {
      const { id } = await create('pages', published);
      await create('pages', { parent: id, ...published });
      return as('editor')(`/pages/${id}`, 'PATCH', toTrash());
    },
  },
  'trashErrorMessages.cannotReturn': {
    status: 409,
    with: (language) => [pageErrorMessages[language].takenByPage('Kampanj', '/kampanj')],
    send: async (as, scene) => {
      const id = await findTrashed(scene);
      return as('editor')(`/pages/${id}?trash=true&locale=sv`, 'PATCH', { deletedAt: null });
    },
  },
};

/** A page in the trash whose address another page has taken. */
async function findTrashed({ create, payload }: ErrorScene): Promise<number | string> {
  const and = [{ title: { equals: 'Kampanj' } }, { deletedAt: { exists: true } }];
  const [known] = (await payload.find({ collection: 'pages', trash: true, where: { and } })).docs;
  if (known) return known.id;
  const { id } = await create('pages', { name: 'Kampanj', ...published });
  await payload.update({ collection: 'pages', id, locale: 'sv', data: toTrash() as never });
  await create('pages', { name: 'Kampanj', ...published });
  return id;
}
