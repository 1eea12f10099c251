import { expect, test } from 'vitest';
import { truncateNote } from './card-note.ts';

test('CARD-05 CMP-13 CONST-13 a note of 288 signs stays whole, one of 289 is cut to 288 with an ellipsis', () => {
  const whole = 'å'.repeat(288);
  expect(truncateNote(whole)).toBe(whole);
  const cut = truncateNote(`${whole}!`);
  expect([...cut]).toHaveLength(288);
  expect(cut).toBe(`${'å'.repeat(287)}…`);
});

test('CARD-05 signs are counted as people see them, so none is cut in half', () => {
  const cut = truncateNote('🚗'.repeat(300));
  expect([...cut]).toHaveLength(288);
  expect(cut.endsWith('🚗…')).toBe(true);
});
