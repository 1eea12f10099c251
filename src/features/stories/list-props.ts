import type { Language } from '../../shared/sites/languages.ts';
import type { StoriesQuery, StoriesSlice } from './list-state.ts';
import type { StoriesLayout, StoryTag } from './story.ts';

/** Everything the list needs in the browser; it travels as JSON. */
export type StoriesListProps = {
  initial: StoriesSlice & StoriesQuery;
  /** The path of the stories index, and the address of the page the list is on. */
  datasource: string;
  address: string;
  language: Language;
  showDates: boolean;
  highlight: boolean;
  layout: StoriesLayout;
  level: 'h2' | 'h3';
  /** How many stories there are with any tag or none. */
  totalCount: number;
  chips: readonly { key: string; id: string; name: string; count: number }[];
  /** All tags of the index: a card names its own also when it cannot be chosen here. */
  tags: readonly StoryTag[];
  texts: StoriesListTexts;
};

export const listTextKeys = [
  'storiesTopics',
  'storiesShowAll',
  'storiesShown',
  'storiesMore',
  'storiesFromTheStart',
  'storiesLoading',
  'storiesNone',
  'storiesNoneHint',
  'storiesFailed',
  'tryAgain',
  'storyRead',
] as const;

export type StoriesListTexts = Record<(typeof listTextKeys)[number], string>;
