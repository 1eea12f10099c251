import { expect, test } from 'vitest';
import { attributeValue, findTags } from './find-tags.ts';

test('the tags that have an attribute, each whole, in the order of the page', () => {
  const markup =
    '<p>Cars</p><a href="/" data-script="disclosure" hidden>x</a><i class="b"></i><b data-script="map"/>';
  expect(findTags('data-script', markup)).toEqual([
    '<a href="/" data-script="disclosure" hidden>',
    '<b data-script="map"/>',
  ]);
});

test('a text that looks like the attribute is none, and neither is a longer name', () => {
  expect(findTags('style', '<p>write style="left:0" there</p><p data-style="a">')).toEqual([]);
  expect(findTags('style', 'no tag at all style="left:0"')).toEqual([]);
});

test('the value of an attribute is read from its tag', () => {
  expect(attributeValue('<a data-when="idle" data-island="car-list">', 'data-island')).toBe('car-list');
});
