import { aForm } from '../../testing/a-form.ts';
import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

/** A form that is refused at one of its fields. */
function refused(path: string, form: object): RefusalCase {
  return {
    status: 400,
    path,
    send: (as, { site, fresh }) => as('editor')('/forms', 'POST', aForm(site, fresh(), form)),
  };
}

export const formCases: RefusalCases = {
  'formRefusals.no receiver': refused('receivers', { receivers: [] }),
  'formRefusals.wrong address': refused('receivers.0.email', { receivers: [{ email: 'a@b.c' }] }),
  'formRefusals.no question': refused('questions', { questions: [] }),
  'formRefusals.name twice': refused('questions.1.name', {
    questions: [
      { text: 'One', kind: 'text', name: 'same' },
      { text: 'Two', kind: 'text', name: 'same' },
    ],
  }),
  'formRefusals.no choices': refused('questions.0.options', {
    questions: [{ text: 'Which?', kind: 'radio', options: ' \n ' }],
  }),
  'formRefusals.no email question': refused('confirmByMail', { confirmByMail: true }),
  'formRefusals.wrong id': refused('formId', { formId: 'two words' }),
  'pageFormRefusals.unknownForm': {
    status: 400,
    path: 'main.0.formUrl',
    with: ['nobodys'],
    send: (as, { site, fresh }) =>
      as('editor')('/pages?locale=sv', 'POST', {
        ...{ site, name: fresh(), _status: 'published' },
        main: [{ blockType: 'builder-form', formUrl: '/api/forms/builder/nobodys' }],
      }),
  },
  'formRefusals.id taken': {
    status: 400,
    path: 'formId',
    send: async (as, { site, payload, create }) => {
      const formId = { equals: 'taken' };
      const { totalDocs } = await payload.count({ collection: 'forms', where: { formId } });
      if (totalDocs === 0) await create('forms', aForm(site, 'taken'));
      return as('editor')('/forms', 'POST', aForm(site, 'taken'));
    },
  },
};
