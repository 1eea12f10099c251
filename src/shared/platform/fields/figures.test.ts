import fc from 'fast-check';
import { expect, test } from 'vitest';
import { group, link, list, longText, richText, text } from './fields.ts';
import { figureRequests, fillFigures } from './figures.ts';

const fields = {
  title: text('Title'),
  text: longText('Text'),
  body: richText('Body'),
  link: link('Link'),
  tag: group('Tag', { value: text('Value') }),
  rows: list('Rows', { value: text('Value'), label: text('Label') }),
};
const found = ({ measure, of }: { measure: string; of: string }) =>
  of.startsWith('/cars') ? { text: measure === 'cars' ? '510' : '65 900 kr', href: of } : undefined;
const fill = (row: Record<string, unknown>) => fillFigures(fields, row, found);

test('a figure stands in any text: titles, running text, links, groups and rows', () => {
  expect(
    fill({
      title: '{cars: /cars} bilar',
      text: 'Vi har {cars: /cars?tow=1} med dragkrok, från {lowest price: /cars}. Kom förbi.',
      link: { href: '/cars', text: 'Visa {cars: /cars}' },
      tag: { value: '{lowest price: /cars}' },
      rows: [{ value: '{cars:/cars}', label: 'bilar' }],
    }),
  ).toEqual({
    title: '510 bilar',
    text: 'Vi har 510 med dragkrok, från 65 900 kr. Kom förbi.',
    link: { href: '/cars', text: 'Visa 510' },
    tag: { value: '65 900 kr' },
    rows: [{ value: '510', label: 'bilar' }],
  });
});

test('in rich text the figure links to the list it counts, unless it is in a link already', () => {
  const spans = [
    { text: 'Av {cars: /cars?a=1} bilar ', strong: true },
    { text: '{cars: /cars}', href: '/mine' },
  ];
  expect(fill({ body: [{ kind: 'paragraph', children: spans }] })['body']).toEqual([
    {
      kind: 'paragraph',
      children: [
        { text: 'Av ', strong: true },
        { text: '510', strong: true, href: '/cars?a=1' },
        { text: ' bilar ', strong: true },
        { text: '510', href: '/mine' },
      ],
    },
  ]);
});

test('a sentence without its figure is left out, or says it in the words given for that', () => {
  expect(fill({ text: 'Hej. Vi har {cars: /gone} i lager. Kom förbi.' })['text']).toBe('Hej. Kom förbi.');
  expect(fill({ text: 'Vi har {cars: /gone | många} i lager.' })['text']).toBe('Vi har många i lager.');
  expect(fill({ title: '{cars: /gone}', tag: { value: '{cars: /gone}' } })).toEqual({
    title: '',
    tag: { value: '' },
  });
});

test('a row that loses its figure is left out of its list, and so is an empty paragraph', () => {
  expect(
    fill({
      rows: [
        { value: '{cars: /gone}', label: 'bilar' },
        { value: '97', label: 'punkter' },
      ],
    }),
  ).toEqual({
    rows: [{ value: '97', label: 'punkter' }],
  });
  const body = [
    { kind: 'paragraph', children: [{ text: '{cars: /gone} bilar.' }] },
    { kind: 'list', ordered: false, items: [[{ text: '{cars: /gone}' }], [{ text: 'Kaffe' }]] },
  ];
  expect(fill({ body })['body']).toEqual([{ kind: 'list', ordered: false, items: [[{ text: 'Kaffe' }]] }]);
});

test('a question mark in the address does not end the sentence', () => {
  expect(fill({ text: 'Vi har {cars: /cars?q=a. b? c} i lager.' })['text']).toBe('Vi har 510 i lager.');
});

test('what is asked for is found in any depth, and other braces are not', () => {
  expect(figureRequests({ a: [{ b: '{cars: /x | y}' }], c: '{count} {a, b}' })).toEqual([
    { measure: 'cars', of: '/x' },
  ]);
});

test('no token is ever shown, whatever the text and whichever figures are found', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{cars: /cars}',
      '{cars: /gone}',
      '{cars: /gone | x}',
      '{nonsense: y}',
      '. ',
      '? ',
      ' och ',
    ),
    fc.string({ maxLength: 5 }).map((some) => some.replace(/[{}]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const filled = fill({
        text: pieces.join(''),
        body: [{ kind: 'paragraph', children: [{ text: pieces.join('') }] }],
      });
      expect(JSON.stringify(filled)).not.toMatch(/[{](cars|nonsense)/);
    }),
  );
});
