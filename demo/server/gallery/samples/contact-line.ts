import type { fields } from '../../../../src/content/blocks/contact-line/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'hours, number and place': {
    title: 'Tables are booked by telephone.',
    text: 'Then we hear whether you want the window. Ring after nine, preferably not in the middle of lunch.',
    line: { href: 'tel:+46105500199', text: '010-550 01 99' },
    note: [
      {
        kind: 'paragraph',
        children: [{ text: 'More than ten? The whole room can be hired in the evening.' }],
      },
    ],
    hours: {
      title: 'Open',
      rows: [
        { days: 'Monday–Thursday', hours: '7.00–16.00', from: 'Monday', to: 'Thursday' },
        { days: 'Friday', hours: '7.00–22.00', from: 'Friday' },
        { days: 'Saturday', hours: '10.00–22.00', from: 'Saturday' },
        { days: 'Sunday', hours: '11.00–16.00', from: 'Sunday' },
      ],
      today: 'today',
      note: 'Breakfast until ten.',
    },
    place: {
      title: 'Finding us',
      text: [
        {
          kind: 'paragraph',
          children: [{ text: 'Kajgatan 12, Västerhamn. Through the showroom, left at the tyres.' }],
        },
      ],
    },
  },
  'a number alone': {
    title: 'Stuck at the post?',
    text: 'We answer around the clock and can start it from here.',
    line: { href: 'tel:+46105500161', text: '010-550 01 61' },
  },
} satisfies Record<string, Authored<typeof fields>>;
