import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'in the page': {
    formId: 'newsletter-sv',
    title: 'Fyra brev om året',
    text: 'Ett per årstid: vad bilen behöver, vad lagret har och en sak vi lärt oss i verkstaden.',
  },
  'without a form id': { title: 'Fyra brev om året' },
  'behind a button': {
    formId: 'call-me-sv',
    variant: 'Popup',
    title: 'Vi ringer upp',
    buttonText: 'Vi ringer upp',
  },
} satisfies Record<string, Authored<typeof fields>>;
