import { expect, test } from 'vitest';
import type { Log } from '../../shared/platform/log.ts';
import { publishedContent } from './published-content.ts';
import type { PublishedDocument } from './published-store.ts';
import { publishedStories } from './published-stories.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const at = { site: 'solvik-se', language: '', key: '' };

function someStories() {
  const content = publishedContent(silentLog);
  const stories = publishedStories(content);
  let revision = 0;
  const apply = (removed: boolean, documents: readonly PublishedDocument[]) => {
    revision += 1;
    return content.apply(
      documents.map((document) => ({ revision, document: { ...document, removed }, publishedAt: '' })),
    );
  };
  const body = {
    displayName: 'Solvik',
    url: 'http://solvik-se.localhost:3000',
    hosts: [{ host: 'solvik-se.localhost' }],
    languages: [{ code: 'sv' }, { code: 'en' }],
  };
  apply(false, [{ ...at, kind: 'site', body }]);
  return {
    of: stories.of,
    publish: (...documents: PublishedDocument[]) => [...apply(false, documents)].sort(),
    remove: (...documents: PublishedDocument[]) => [...apply(true, documents)].sort(),
  };
}

const aStory = (key: string, story: object = {}, more: object = {}, language = 'sv'): PublishedDocument => ({
  ...at,
  kind: 'page',
  language,
  key,
  body: {
    path: `/berattelser/2026/${key}`,
    name: key,
    hideInNavigation: true,
    fields: { template: 'story', story },
    ...more,
  },
});

const ownTags = (key: string) =>
  ['en', 'fi', 'nb', 'sk', 'sv'].map((language) => `page:solvik-se:${language}:${key}`);
const storiesTag = 'stories:solvik-se:sv';

test('stories are the pages marked as such, newest first, with their tags’ bare ids', () => {
  const { of, publish } = someStories();
  publish(
    aStory('a', { date: '2026-11-01', tags: '{ROAD}' }),
    aStory('b', { date: '2026-11-02', title: 'B' }),
    { ...aStory('c'), body: { path: '/c', name: 'c' } },
  );
  expect(of('solvik-se', 'sv').stories).toMatchObject([
    { id: 'b', title: 'B' },
    { id: 'a', title: 'a', tags: ['road'] },
  ]);
});

test('STORY-30 a language or site that is not there has no stories, not those of another', () => {
  const { of, publish } = someStories();
  publish(aStory('a'), aStory('b', {}, {}, 'en'));
  expect(of('solvik-se', 'en').stories.map(({ id }) => id)).toEqual(['b']);
  expect(of('solvik-se', 'fi').stories).toEqual([]);
  expect(of('lost', 'sv').stories).toEqual([]);
});

test('a new story affects lists of stories and its own translations, and no menu', () => {
  const { publish } = someStories();
  expect(publish(aStory('a'))).toEqual([...ownTags('a'), storiesTag]);
});

test('a change that cards show affects the lists, one that only the article shows does not', () => {
  const { publish, remove } = someStories();
  publish(aStory('a', { date: '2026-11-01' }));
  expect(publish(aStory('a', { date: '2026-11-02' }))).toEqual(['page:solvik-se:sv:a', storiesTag]);
  const main = [{ id: '1', block: 'spacer', fields: {} }];
  expect(publish(aStory('a', { date: '2026-11-02' }, { main }))).toEqual(['page:solvik-se:sv:a']);
  expect(remove(aStory('a'))).toEqual([...ownTags('a'), storiesTag]);
});

test('a story that menus show, and a page that stops being one, affect the menus as any page does', () => {
  const { publish } = someStories();
  expect(publish(aStory('a', {}, { hideInNavigation: false }))).toContain('tree:solvik-se:sv');
  publish(aStory('b'));
  const plain = { ...aStory('b'), body: { path: '/b', name: 'b', hideInNavigation: true } };
  expect(publish(plain)).toEqual(expect.arrayContaining([storiesTag, 'tree:solvik-se:sv']));
});

test('any page may have a date, and a change of it affects the pages that show it', () => {
  const { of, publish } = someStories();
  const dated = (date: string) => aStory('p', {}, { fields: { story: { date } } });
  publish(dated('2026-11-01'));
  expect(of('solvik-se', 'sv').dateAt('/berattelser/2026/p')).toBe('2026-11-01');
  expect(publish(dated('2026-11-02'))).toContain(storiesTag);
});
