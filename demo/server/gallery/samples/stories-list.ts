import type { fields } from '../../../../src/content/blocks/stories-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the latest one large': {
    title: 'Stories',
    lead: 'About roads, cars and the people who mend them',
    highlightLatestStory: 'yes',
    showDates: 'yes',
  },
  'one column': { title: 'Stories', titleTag: 'h2', layout: 'Variant 2', showDates: 'yes' },
  'two of the tags, no dates': { title: 'Stories', titleTag: 'h2', tags: '{ROAD}|{people}' },
} satisfies Record<string, Authored<typeof fields>>;
