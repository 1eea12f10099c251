import { expect, test } from 'vitest';
import { createFailingSections } from './failing-sections.ts';

const start = new Date('2026-11-17T08:00:00.000Z');
const page = { site: 'solvik-se', path: '/kop-bil' };
const failure = { block: 'car-list', code: 'GET_SERVER_SIDE_PROPS_FAILED' };

test('a section fails since its first failure, and is counted until the page is rendered without it', () => {
  let now = start;
  const sections = createFailingSections(() => now);
  sections.pageRendered(page, [failure]);
  now = new Date('2026-11-17T08:05:00.000Z');
  sections.pageRendered(page, [{ ...failure, code: 'SECTION_RENDER_FAILED' }]);
  sections.pageRendered({ ...page, path: '/' }, []);
  expect(sections.list()).toEqual([
    { ...page, block: 'car-list', code: 'SECTION_RENDER_FAILED', since: start.toISOString(), count: 2 },
  ]);
  sections.pageRendered(page, [{ block: 'faq', code: 'X' }]);
  expect(sections.list().map(({ block }) => block)).toEqual(['faq']);
  sections.pageRendered(page, []);
  expect(sections.list()).toEqual([]);
});

test('a thousand failing pages do not fill the memory', () => {
  const sections = createFailingSections(() => start);
  for (let at = 0; at < 1000; at += 1) sections.pageRendered({ ...page, path: `/${at}` }, [failure]);
  expect(sections.list()).toHaveLength(50);
});
