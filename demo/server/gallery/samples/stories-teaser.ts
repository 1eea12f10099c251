import type { fields } from '../../../../src/content/blocks/stories-teaser/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const storiesIndexPage = { href: '/stories', text: 'All stories' };

export const samples = {
  'three beside each other': { title: 'Latest stories' },
  stacked: { title: 'From the workshop floor', layout: 'Variant 2', buttonType: 'Primary', storiesIndexPage },
} satisfies Record<string, Authored<typeof fields>>;
