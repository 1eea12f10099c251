import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

const storiesIndexPage = { href: '/stories', text: 'All stories' };

export const samples = {
  'three beside each other': { title: 'Latest stories' },
  stacked: { title: 'From the workshop floor', layout: 'Variant 2', buttonType: 'Primary', storiesIndexPage },
} satisfies Record<string, Authored<typeof fields>>;
