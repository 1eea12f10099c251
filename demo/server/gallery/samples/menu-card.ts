import type { fields } from '../../../../src/content/blocks/menu-card/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'one group, the week beside it': {
    title: 'Today',
    text: 'Served 11–14.30 while it lasts. Butter, sourdough, salad and coffee are included.',
    groups: [
      {
        dishes: [
          {
            name: 'Jerusalem artichoke soup',
            description: 'Browned butter, fried peel, chives',
            price: '145',
            marks: 'veg',
          },
          {
            name: 'Sunday roast',
            description: 'Slow-baked topside, cream gravy, pressed cucumber',
            price: '195',
          },
          { name: 'Fried zander', description: 'Browned capers, lemon, duchesse potatoes', price: '215' },
        ],
      },
    ],
    note: 'Allergies? Tell us. We cook from scratch and know what is in it.',
    aside: {
      title: 'The rest of the week',
      rows: [
        { label: 'Monday', text: 'Potato pancakes, salt pork, lingonberries' },
        { label: 'Tuesday', text: 'Poached cod, egg sauce, peas and dill' },
      ],
      note: '165 kr. Half a portion for those under twelve.',
    },
  },
  'two groups': {
    title: 'Evening',
    groups: [
      {
        title: 'First',
        dishes: [
          { name: 'Toast with vendace roe', description: 'Brioche, sour cream, chives', price: '185' },
        ],
      },
      {
        title: 'Then',
        dishes: [
          {
            name: 'Biff Rydberg',
            description: 'Fillet, fried potatoes, egg yolk, mustard cream',
            price: '295',
          },
        ],
      },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
