import { aForm } from '../../testing/a-form.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

/** A form that is refused at one of its fields. */
function refused(path: string, form: object): ErrorCase {
  return {
    status: 400,
    path,
    send: (as, { site, fresh }) => as('editor')('/forms', 'POST', aForm(site, fresh(), form)),
  };
}

export const formCases: ErrorCases = {
  'formErrorMessages.no receiver': refused('receivers', { receivers: [] }),
  'formErrorMessages.wrong address': refused('receivers.0.email', { receivers: [{ email: 'a@b.c' }] }),
  'formErrorMessages.no question': refused('questions', { questions: [] }),
  'formErrorMessages.name twice': refused('questions.1.name', {
    questions: [
      { text: 'One', kind: 'text', name: 'same' },
      { text: 'Two', kind: 'text', name: 'same' },
    ],
  }),
  'formErrorMessages.no choices': refused('questions.0.options', {
    questions: [{ text: 'Which?', kind: 'radio', options: ' \n ' }],
  }),
  'formErrorMessages.no email question': refused('confirmByMail', { confirmByMail: true }),
  'formErrorMessages.wrong id': refused('formId', { formId: 'two words' }),
  'pageFormErrorMessages.unknownForm': {
    status: 400,
    path: 'main.0.formUrl',
    with: ['nobodys'],
    send: (as, { site, fresh }) =>
      as('editor')('/pages?locale=sv', 'POST', {
        ...{ site, name: fresh(), _status: 'published' },
        main: [{ blockType: 'builder-form', formUrl: '/api/forms/builder/nobodys' }],
      }),
  },
  'formErrorMessages.id taken': {
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
