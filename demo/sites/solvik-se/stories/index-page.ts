import { block } from '../../../site-builder.ts';
import { english, swedish } from '../page.ts';

const index = { template: 'stories index' } as const;
const cards = { showDates: true, highlightLatestStory: true, layout: 'Variant 1' } as const;

export const stories = swedish({
  path: '/berattelser',
  name: 'Berättelser',
  description: 'Om vägar, bilar och folket som lagar dem.',
  order: 60,
  fields: {
    ...index,
    storiesIndex: {
      ...cards,
      tags: [
        { id: 'road', key: 'pa-vag', value: 'På väg' },
        { id: 'owning', key: 'aga-bil', value: 'Äga bil' },
        { id: 'workshop', key: 'verkstaden', value: 'Verkstaden' },
        { id: 'news', key: 'nyheter', value: 'Nyheter' },
        { id: 'people', key: 'folk', value: 'Folk på Solvik' },
        { id: 'city', key: 'stad', value: 'Stad' },
      ],
    },
  },
  main: [block('stories-list', { title: 'Berättelser', lead: 'Om vägar, bilar och folket som lagar dem.' })],
});

export const storiesEnglish = english({
  path: '/berattelser',
  name: 'Stories',
  description: 'About roads, cars and the people who mend them.',
  order: 60,
  fields: {
    ...index,
    storiesIndex: {
      ...cards,
      tags: [
        { id: 'road', key: 'on-the-road', value: 'On the road' },
        { id: 'owning', key: 'owning', value: 'Owning a car' },
        { id: 'workshop', key: 'workshop', value: 'The workshop' },
      ],
    },
  },
  main: [
    block('stories-list', { title: 'Stories', lead: 'About roads, cars and the people who mend them.' }),
  ],
});
