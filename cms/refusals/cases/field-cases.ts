import { basedOnNewest } from '../../testing/rest.ts';
import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

/** A page with a value that its field does not take. */
function refused(path: string, data: object, values: readonly unknown[] = []): RefusalCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as, { page }) => basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', data),
  };
}

const block = (blockType: string, fields: object) => ({ main: [{ blockType, ...fields }] });

/** Sentences of the fields themselves, the studio's and Payload's. */
export const fieldCases: RefusalCases = {
  'fieldRefusals.tooLong': refused('metaDescription', { metaDescription: 'a'.repeat(401) }, [400]),
  'fieldRefusals.tooManyRows': refused(
    'main.0.quickLinks',
    block('hero', { quickLinks: Array.from({ length: 9 }, () => ({})) }),
    [8],
  ),
  'fieldRefusals.tooBig': refused('order', { order: 2 ** 60 }, [Number.MAX_SAFE_INTEGER]),
  'fieldRefusals.tooSmall': refused('main.0.count', block('car-teaser', { count: 0 }), [1]),
  'fieldRefusals.noNumber': refused('order', { order: 'tolv' }),
  'fieldRefusals.noText': refused('metaTitle', { metaTitle: { a: 1 } }),
  'fieldRefusals.wrongKind': refused('main.0.quickLinks', block('hero', { quickLinks: 'abc' })),
  'payloadRefusals.error.notAllowedToPerformAction': {
    status: 403,
    send: (as, { foreignSite }) => as('editor')('/pages', 'POST', { site: foreignSite, name: 'A' }),
  },
  'payloadRefusals.error.valueMustBeUnique': {
    status: 400,
    path: 'code',
    send: async (as) => {
      await as('administrator')('/brands', 'POST', { code: 'VOLVO', name: 'Volvo' });
      return as('administrator')('/brands', 'POST', { code: 'VOLVO', name: 'Volvo' });
    },
  },
  'payloadRefusals.error.userEmailAlreadyRegistered': {
    status: 400,
    path: 'email',
    send: (as, { people }) =>
      as('administrator')('/users', 'POST', {
        ...{ name: 'Kopia', email: people.editor.email, role: 'author', password: 'ett långt nog lösenord' },
      }),
  },
  'payloadRefusals.validation.required': {
    status: 400,
    path: 'source',
    send: (as, { site }) => as('editor')('/redirects', 'POST', { site, destination: '/ny' }),
  },
  'payloadRefusals.validation.invalidSelection': refused('BrandDesign', { BrandDesign: 'okänd' }),
  'payloadRefusals.validation.trueOrFalse': refused('hideInNavigation', { hideInNavigation: 'ja' }),
};
