import { block, type DemoPage } from '../../../site-builder.ts';

export const stories: DemoPage = {
  id: 'stories',
  language: 'sv',
  path: '/goda-rad',
  name: 'Goda råd',
  fields: {
    metaTitle: 'Goda råd om begagnade bilar',
    navTitle: 'Goda råd',
    metaDescription:
      'Vad vi själva tittar på, frågar om och går ifrån, när vi köper 110 begagnade bilar om dagen.',
    order: 4,
    template: 'stories index',
    storiesIndex: {
      showDates: true,
      highlightLatestStory: true,
      layout: 'Variant 1',
      tags: [
        { id: 'buying', key: 'kopa', value: 'Köpa' },
        { id: 'owning', key: 'aga', value: 'Äga' },
        { id: 'electric', key: 'elbil', value: 'Elbil' },
        { id: 'workshop', key: 'verkstad', value: 'Verkstad' },
        { id: 'money', key: 'pengar', value: 'Pengar' },
      ],
    },
  },
  main: [
    block('stories-list', {
      title: 'Goda råd',
      lead: 'Det vi själva tittar på, frågar om och går ifrån. Gäller även bilar du köper av någon annan.',
    }),
  ],
};
