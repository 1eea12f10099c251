import { expect, test } from 'vitest';
import { ownSaves } from './own-saves.ts';

const page = 'pages 1';

test('EDIT-09 a form overtaken by its own next save is not taken for two editors', () => {
  const saves = ownSaves(() => 0);
  saves.note(4, page, 'anna');
  saves.note(5, page, 'anna');
  expect(saves.since(4, page, 'anna')).toBe(true);
  expect(saves.since(3, page, 'anna')).toBe(false);
});

test('EDIT-09 somebody else in between is', () => {
  const saves = ownSaves(() => 0);
  saves.note(4, page, 'anna');
  saves.note(5, page, 'bo');
  expect(saves.since(4, page, 'anna')).toBe(false);
  expect(saves.since(4, page, 'bo')).toBe(false);
  expect(saves.since(5, page, 'bo')).toBe(true);
});

test('nor is a save that nobody signed, nor one long after', () => {
  let clock = 0;
  const saves = ownSaves(() => clock);
  saves.note(1, page, undefined);
  expect(saves.since(1, page, undefined)).toBe(false);
  saves.note(2, page, 'anna');
  clock = 20_000;
  expect(saves.since(2, page, 'anna')).toBe(false);
});
