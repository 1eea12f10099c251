import { expect, test } from 'vitest';
import type { Texts } from '../../../shared/sites/texts.ts';
import { createTextMarker, markedNumbers, textMark, withoutMarks } from './text-marks.ts';

const texts = ((key: string, values?: { name: string }) =>
  ({ hello: `Hej ${values?.name ?? ''}`, path: '/integritet', empty: '' })[key]) as unknown as Texts;

test('a mark says which key a text comes from, and goes away without a trace', () => {
  for (const number of [0, 1, 15, 16, 4095, 65_535])
    expect(markedNumbers(`Hej${textMark(number)}`)).toEqual([number]);
  expect(withoutMarks(`Hej${textMark(7)}, du${textMark(800)}`)).toBe('Hej, du');
  expect(markedNumbers(`Hej${textMark(7)}, du${textMark(800)}`)).toEqual([7, 800]);
});

test('only words are marked, and the keys that were asked for are known by number', () => {
  const marker = createTextMarker(['empty', 'hello', 'path']);
  const marked = marker.mark(texts) as unknown as (key: string, values?: object) => string;
  expect(marker.used()).toEqual({});
  expect(marked('hello', { name: 'Ida' })).toBe(`Hej Ida${textMark(1)}`);
  expect(marked('path')).toBe('/integritet');
  expect(marked('empty')).toBe('');
  expect(marker.used()).toEqual({ 1: 'hello' });
});
