import type { StoriesIndex, Story } from '../story.ts';

export function aStory(more: Partial<Story> & { id: string }): Story {
  return {
    name: more.id,
    path: `/berattelser/2026/${more.id}`,
    title: `Om ${more.id}`,
    preamble: '',
    date: '2026-11-01',
    image: undefined,
    tags: [],
    author: '',
    ...more,
  };
}

export function anIndex(more: Partial<StoriesIndex> = {}): StoriesIndex {
  return {
    id: 'index',
    name: 'Berättelser',
    path: '/berattelser',
    showDates: false,
    highlightLatestStory: false,
    layout: 'Variant 1',
    tags: [],
    ...more,
  };
}
