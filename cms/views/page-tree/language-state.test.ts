import { expect, test } from 'vitest';
import { isBehind, languageState, type PageVersion } from './language-state.ts';

const monday = '2026-11-09T10:00:00.000Z';
const friday = '2026-11-13T10:00:00.000Z';

const side = (status: string, more: Partial<PageVersion> = {}): PageVersion => ({
  status,
  name: { sv: 'Däck', en: 'Tyres' },
  writtenAt: { sv: monday, en: monday },
  ...more,
});

test('a language without a name is missing, one that was never public is a draft', () => {
  const sides = { main: side('draft'), draft: side('draft', { name: { sv: 'Däck', en: null } }) };
  expect(languageState('sv', sides)).toBe('draft');
  expect(languageState('en', sides)).toBe('missing');
  const translated = { main: side('published', { name: { sv: 'Däck' } }), draft: side('draft') };
  expect(languageState('en', translated)).toBe('draft');
});

test('EDIT-01 a draft changes the language it was written in, and no other', () => {
  const draft = side('draft', { writtenAt: { sv: friday, en: monday } });
  const sides = { main: side('published'), draft };
  expect(languageState('sv', sides)).toBe('changed');
  expect(languageState('en', sides)).toBe('published');
});

test('a page that moves is changed in every language', () => {
  const sides = { main: side('published'), draft: side('draft') };
  expect(languageState('sv', sides)).toBe('changed');
  expect(languageState('en', sides)).toBe('changed');
});

test('a language that is taken away is a change until it is published', () => {
  const sides = { main: side('published'), draft: side('draft', { name: { sv: 'Däck' } }) };
  expect(languageState('en', sides)).toBe('changed');
});

test('what was translated before the first language was rewritten is behind', () => {
  const later = { main: side('published'), draft: side('draft', { writtenAt: { sv: friday, en: monday } }) };
  expect(isBehind('en', 'sv', later)).toBe(true);
  expect(isBehind('sv', 'sv', later)).toBe(false);
  const seeded = { main: side('published'), draft: side('draft', { writtenAt: { sv: friday } }) };
  expect(isBehind('en', 'sv', seeded)).toBe(true);
  const caughtUp = {
    main: side('published'),
    draft: side('draft', { writtenAt: { sv: monday, en: friday } }),
  };
  expect(isBehind('en', 'sv', caughtUp)).toBe(false);
});
