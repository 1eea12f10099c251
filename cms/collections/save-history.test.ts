import { expect, test } from 'vitest';
import { createSaveHistory } from './save-history.ts';

const page = 'pages 1';

test('EDIT-09 a form overtaken by its own next save is not taken for two editors', () => {
  const saves = createSaveHistory(() => 0);
  saves.record(4, page, 'anna');
  saves.record(5, page, 'anna');
  expect(saves.isOwnSince(4, page, 'anna')).toBe(true);
  expect(saves.isOwnSince(3, page, 'anna')).toBe(false);
});

test('EDIT-09 somebody else in between is', () => {
  const saves = createSaveHistory(() => 0);
  saves.record(4, page, 'anna');
  saves.record(5, page, 'bo');
  expect(saves.isOwnSince(4, page, 'anna')).toBe(false);
  expect(saves.isOwnSince(4, page, 'bo')).toBe(false);
  expect(saves.isOwnSince(5, page, 'bo')).toBe(true);
});

test('nor is a save without a user, nor one long after', () => {
  let clock = 0;
  const saves = createSaveHistory(() => clock);
  saves.record(1, page, undefined);
  expect(saves.isOwnSince(1, page, undefined)).toBe(false);
  saves.record(2, page, 'anna');
  clock = 20_000;
  expect(saves.isOwnSince(2, page, 'anna')).toBe(false);
});
