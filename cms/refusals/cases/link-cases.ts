import { linkRefusals } from '../../links/link-refusals.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

/** A page whose menu leads somewhere it may not. */
function refused(field: 'href' | 'to', link: object, values: readonly unknown[] = []): RefusalCase {
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

function refusedText(fields: object): Omit<RefusalCase, 'with'> {
  return {
    status: 400,
    path: 'main.0.body',
    send: (as, { page }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', {
        main: [{ blockType: 'rich-text', body: textWithLink(fields) }],
      }),
  };
}

export const linkCases: RefusalCases = {
  'linkRefusals.address': refused('href', { href: 'javascript:alert(1)' }, [
    { reason: 'scheme', scheme: 'javascript' },
  ]),
  'linkRefusals.tooLong': refused('href', { href: `https://a.example/${'a'.repeat(2000)}` }),
  'linkRefusals.target': refused('to', { to: { kind: 'moon' } }),
  'linkRefusals.foreign': {
    status: 400,
    path: 'externalLink.to',
    send: (as, { page, foreignPage }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv`, 'PATCH', {
        externalLink: { to: { kind: 'page', id: foreignPage.id } },
      }),
  },
  'linkRefusals.inText': {
    ...refusedText({ linkType: 'custom', url: 'javascript:x' }),
    with: (language) => [
      'Läs mer',
      linkRefusals[language].address({ reason: 'scheme', scheme: 'javascript' }),
    ],
  },
  'linkRefusals.empty': refusedText({ linkType: 'custom', url: '' }),
};
