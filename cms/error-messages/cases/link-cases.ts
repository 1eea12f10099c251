import { linkErrorMessages } from '../../links/link-error-messages.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

/** A page whose menu leads somewhere it may not. */
function refused(field: 'href' | 'to', link: object, values: readonly unknown[] = []): ErrorCase {
  return {
    status: 400,
    path: `externalLink.${field}`,
    with: values,
    send: (as, { page }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', { externalLink: link }),
  };
}

/** Running text with one link in it. */
const textWithLink = (fields: object) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
        children: [
          {
            ...{ type: 'link', version: 3, format: '', indent: 0, direction: null, fields },
            children: [
              { type: 'text', version: 1, text: 'Läs mer', format: 0, detail: 0, mode: 'normal', style: '' },
            ],
          },
        ],
      },
    ],
  },
});

function refusedText(fields: object): Omit<ErrorCase, 'with'> {
  return {
    status: 400,
    path: 'main.0.body',
    send: (as, { page }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', {
        main: [{ blockType: 'rich-text', body: textWithLink(fields) }],
      }),
  };
}

export const linkCases: ErrorCases = {
  'linkErrorMessages.address': refused('href', { href: 'javascript:alert(1)' }, [
    { reason: 'scheme', scheme: 'javascript' },
  ]),
  'linkErrorMessages.tooLong': refused('href', { href: `https://a.example/${'a'.repeat(2000)}` }),
  'linkErrorMessages.target': refused('to', { to: { kind: 'moon' } }),
  'linkErrorMessages.foreign': {
    status: 400,
    path: 'externalLink.to',
    send: (as, { page, foreignPage }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', {
        externalLink: { to: { kind: 'page', id: foreignPage.id } },
      }),
  },
  'linkErrorMessages.inText': {
    ...refusedText({ linkType: 'custom', url: 'javascript:x' }),
    with: (language) => [
      'Läs mer',
      linkErrorMessages[language].address({ reason: 'scheme', scheme: 'javascript' }),
    ],
  },
  'linkErrorMessages.empty': refusedText({ linkType: 'custom', url: '' }),
};
