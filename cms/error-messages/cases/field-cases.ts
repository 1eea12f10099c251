import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

/** A page with a value that its field does not take. */
function refused(path: string, data: object, values: readonly unknown[] = []): ErrorCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as, { page }) => basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', data),
  };
}

const block = (blockType: string, fields: object) => ({ main: [{ blockType, ...fields }] });

/** Sentences of the fields themselves, the studio's and Payload's. */
export const fieldCases: ErrorCases = {
  'fieldErrorMessages.tooLong': refused('metaDescription', { metaDescription: 'a'.repeat(401) }, [400]),
  'fieldErrorMessages.tooManyRows': refused(
    'main.0.quickLinks',
    block('hero', { quickLinks: Array.from({ length: 9 }, () => ({})) }),
    [8],
  ),
  'fieldErrorMessages.tooBig': refused('order', { order: 2 ** 60 }, [Number.MAX_SAFE_INTEGER]),
  'fieldErrorMessages.tooSmall': refused('main.0.count', block('car-teaser', { count: 0 }), [1]),
  'fieldErrorMessages.noNumber': refused('order', { order: 'tolv' }),
  'fieldErrorMessages.noText': refused('metaTitle', { metaTitle: { a: 1 } }),
  'fieldErrorMessages.wrongKind': refused('main.0.quickLinks', block('hero', { quickLinks: 'abc' })),
  'payloadErrorMessages.error.notAllowedToPerformAction': {
    status: 403,
    send: (as, { foreignSite }) => as('editor')('/pages', 'POST', { site: foreignSite, name: 'A' }),
  },
  'payloadErrorMessages.error.valueMustBeUnique': {
    status: 400,
    path: 'code',
    send: async (as) => {
      await as('administrator')('/brands', 'POST', { code: 'VOLVO', name: 'Volvo' });
      return as('administrator')('/brands', 'POST', { code: 'VOLVO', name: 'Volvo' });
    },
  },
  'payloadErrorMessages.error.userEmailAlreadyRegistered': {
    status: 400,
    path: 'email',
    send: (as, { people }) =>
      as('administrator')('/users', 'POST', {
        ...{ name: 'Kopia', email: people.editor.email, role: 'author', password: 'ett långt nog lösenord' },
      }),
  },
  'payloadErrorMessages.validation.required': {
    status: 400,
    path: 'source',
    send: (as, { site }) => as('editor')('/redirects', 'POST', { site, destination: '/ny' }),
  },
  'payloadErrorMessages.validation.invalidSelection': refused('template', { template: 'okänd' }),
  'payloadErrorMessages.validation.trueOrFalse': refused('hideInNavigation', { hideInNavigation: 'ja' }),
};
