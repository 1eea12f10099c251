import { block, type DemoPage } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { apprentice } from './apprentice.ts';
import { coastRoad } from './coast-road.ts';
import { inspection } from './inspection.ts';
import { minusEighteen } from './minus-eighteen.ts';
import { report } from './report.ts';
import { sleepingBike } from './sleeping-bike.ts';
import { storiesPath, tags } from './story.ts';
import { studs } from './studs.ts';
import { towbar } from './towbar.ts';

const stories = page({
  path: storiesPath,
  name: 'Aktuelt',
  description: 'Artikler fra Solvik i Norge: om veier, biler, motorsykler og folkene som reparerer dem.',
  order: 50,
  fields: {
    template: 'stories index',
    storiesIndex: {
      showDates: true,
      highlightLatestStory: true,
      tags: Object.entries(tags).map(([id, tag]) => ({ id, ...tag })),
    },
  },
  main: [
    block('stories-list', { title: 'Aktuelt', lead: 'Om veier, biler og folkene som reparerer dem.' }),
    block('marketing-form', {
      formId: 'newsletter-nb',
      title: 'Fire brev i året',
      text: 'Ett for hver årstid: hva bilen trenger, hva som står i hallen, og én ting vi har lært på verkstedet.',
    }),
  ],
});

export const storyPages: readonly DemoPage[] = [
  stories,
  minusEighteen,
  studs,
  report,
  sleepingBike,
  coastRoad,
  apprentice,
  inspection,
  towbar,
];
