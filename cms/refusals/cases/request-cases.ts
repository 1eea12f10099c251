import type { RefusalCases } from '../refusal-case.ts';
import type { RefusalScene } from '../refusal-scene.ts';

async function aDraft({ create }: RefusalScene): Promise<string> {
  const { id } = await create('pages', { _status: 'draft' });
  return `/publishing-request/pages/${id}`;
}

export const requestCases: RefusalCases = {
  'requestRefusals.noDocument': {
    status: 404,
    send: (as, { foreignPage }) => as('author')(`/publishing-request/pages/${foreignPage.id}`),
  },
  'requestRefusals.nothingToPublish': {
    status: 409,
    send: async (as, { create }) => {
      const { id } = await create('pages', { _status: 'published' });
      return as('author')(`/publishing-request/pages/${id}`, 'POST', { note: '' });
    },
  },
  'requestRefusals.askedAlready': {
    status: 409,
    with: ['author of solvik-se'],
    send: async (as, scene) => {
      const path = await aDraft(scene);
      await as('author')(path, 'POST', { note: '' });
      return as('author')(path, 'POST', { note: '' });
    },
  },
  'requestRefusals.nothingWaits': {
    status: 409,
    send: async (as, scene) => as('editor')(`${await aDraft(scene)}/return`, 'POST', { note: 'Kortare' }),
  },
  'requestRefusals.onlyEditors': {
    status: 403,
    send: async (as, scene) => as('author')(`${await aDraft(scene)}/return`, 'POST', { note: 'Kortare' }),
  },
  'requestRefusals.noteMissing': {
    status: 400,
    send: async (as, scene) => as('editor')(`${await aDraft(scene)}/return`, 'POST', { note: ' ' }),
  },
  'requestRefusals.noteTooLong': {
    status: 400,
    with: [2000],
    send: async (as, scene) => as('author')(await aDraft(scene), 'POST', { note: 'a'.repeat(2001) }),
  },
};
