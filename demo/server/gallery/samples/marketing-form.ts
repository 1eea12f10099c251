import type { fields } from '../../../../src/content/blocks/marketing-form/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

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
