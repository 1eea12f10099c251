import { type BlockLabels, type BlockSample, number, text } from 'forecourt/extension';
import type { Reviews } from './load-reviews.ts';

export const labels: BlockLabels = {
  label: 'Customer reviews',
  group: 'Words',
  help: 'The latest reviews that customers wrote in the CRM, with their average.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: a text in the language of the page.' }),
  count: number('How many', { min: 1, max: 12, help: 'Empty: three.' }),
};

export const samples: Readonly<Record<string, BlockSample<typeof fields, Reviews>>> = {
  'three reviews': {
    fields: { title: 'What our customers say' },
    data: {
      average: 4.7,
      total: 212,
      reviews: [
        {
          id: '1',
          stars: 5,
          text: 'They told me about the rust before I asked.',
          author: 'Karin',
          writtenOn: '2026-11-02',
        },
        {
          id: '2',
          stars: 5,
          text: 'Picked up and delivered at work.',
          author: 'Jonas',
          writtenOn: '2026-10-21',
        },
        {
          id: '3',
          stars: 4,
          text: 'A good car, and a long wait for the tow bar.',
          author: 'Aino',
          writtenOn: '2026-10-09',
        },
      ],
    },
  },
  'without a heading of its own': {
    fields: {},
    data: {
      average: 5,
      total: 1,
      reviews: [{ id: '1', stars: 5, text: 'Friendly.', author: 'Kim', writtenOn: '2026-11-02' }],
    },
  },
  'no reviews yet': { fields: { title: 'Nothing is shown' }, data: { average: 0, total: 0, reviews: [] } },
};
