import type { ErrorCases } from '../error-case.ts';
import type { ErrorScene } from '../error-scene.ts';

async function aDraft({ create }: ErrorScene): Promise<string> {
  const { id } = await create('pages', { _status: 'draft' });
  return `/publishing-request/pages/${id}`;
}

export const requestCases: ErrorCases = {
  'requestErrorMessages.noDocument': {
    status: 404,
    send: (as, { foreignPage }) => as('author')(`/publishing-request/pages/${foreignPage.id}`),
  },
  'requestErrorMessages.nothingToPublish': {
    status: 409,
    send: async (as, { create }) => {
      const { id } = await create('pages', { _status: 'published' });
      return as('author')(`/publishing-request/pages/${id}`, 'POST', { note: '' });
    },
  },
  'requestErrorMessages.askedAlready': {
    status: 409,
    with: ['author of solvik-se'],
    send: async (as, scene) => {
      const path = await aDraft(scene);
      await as('author')(path, 'POST', { note: '' });
      return as('author')(path, 'POST', { note: '' });
    },
  },
  'requestErrorMessages.nothingWaits': {
    status: 409,
    send: async (as, scene) => as('editor')(`${await aDraft(scene)}/return`, 'POST', { note: 'Kortare' }),
  },
  'requestErrorMessages.onlyEditors': {
    status: 403,
    send: async (as, scene) => as('author')(`${await aDraft(scene)}/return`, 'POST', { note: 'Kortare' }),
  },
  'requestErrorMessages.noteMissing': {
    status: 400,
    send: async (as, scene) => as('editor')(`${await aDraft(scene)}/return`, 'POST', { note: ' ' }),
  },
  'requestErrorMessages.noteTooLong': {
    status: 400,
    with: [2000],
    send: async (as, scene) => as('author')(await aDraft(scene), 'POST', { note: 'a'.repeat(2001) }),
  },
};
