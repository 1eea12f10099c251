import { block, type DemoPage } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { apprentices } from './apprentices.ts';
import { coast } from './coast.ts';
import { kerbs } from './kerbs.ts';
import { motHistory } from './mot-history.ts';
import { noDrive } from './no-drive.ts';
import { plate } from './plate.ts';
import { storiesPath, tags } from './story.ts';
import { timing } from './timing.ts';
import { towing } from './towing.ts';
import { winterRange } from './winter-range.ts';

const newsAndEvents = page({
  path: storiesPath,
  name: 'News and events',
  description:
    'Roads, workshops and the people in them: stories from Solvik in the North of England and Scotland.',
  order: 50,
  fields: {
    template: 'stories index',
    storiesIndex: {
      showDates: true,
      highlightLatestStory: true,
      tags: Object.entries(tags).map(([id, value]) => ({
        id,
        key: value.toLowerCase().replaceAll(' ', '-'),
        value,
      })),
    },
  },
  main: [
    block('stories-list', {
      title: 'News and events',
      lead: 'Roads, workshops and the people in them.',
    }),
    block('marketing-form', {
      formId: 'newsletter-en',
      title: 'Four letters a year',
      text: 'One for each season: what the car needs, what the forecourt has and one thing we learnt in the workshop.',
    }),
  ],
});

export const storyPages: readonly DemoPage[] = [
  newsAndEvents,
  winterRange,
  plate,
  motHistory,
  coast,
  timing,
  apprentices,
  towing,
  kerbs,
  noDrive,
];
