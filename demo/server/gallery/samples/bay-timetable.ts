import type { fields } from '../../../../src/content/blocks/bay-timetable/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'three bays': {
    title: 'Which bay is free?',
    text: 'Drive in where the bar is light. No booking needed.',
    hours: [
      { firstDay: 'Monday', lastDay: 'Friday', opens: '05:00', closes: '23:00' },
      { firstDay: 'Saturday', lastDay: 'Saturday', opens: '07:00', closes: '15:00' },
    ],
    bays: [
      {
        name: 'Bay 1',
        note: 'Heavy, pit, 4.5 metres',
        taken: [{ firstDay: 'Monday', lastDay: 'Friday', begins: '05:00', ends: '09:30' }],
      },
      {
        name: 'Bay 2',
        note: 'Heavy, brake tester',
        taken: [{ firstDay: 'Monday', lastDay: 'Saturday', begins: '05:00', ends: '23:00' }],
      },
      { name: 'Bay 3', note: 'Vans, lift' },
    ],
    link: { href: 'tel:+46105500140', text: '010-550 01 40' },
  },
} satisfies Record<string, Authored<typeof fields>>;
