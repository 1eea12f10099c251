import { expect, test } from 'vitest';
import {
  choice,
  flag,
  group,
  link,
  list,
  media,
  number,
  richText,
  schemaOf,
  text,
} from '../../../shared/platform/fields/fields.ts';
import { emptyFields } from './empty-fields.ts';

const fields = {
  image: media('Picture'),
  anchor: text('Anchor'),
  title: text('Heading'),
  body: richText('Words'),
  link: link('Button'),
  rows: list('Rows', { label: text('Label') }),
  size: number('Size'),
  wide: flag('Wide'),
  look: choice('Look', ['', 'dark']),
  caption: group('Caption', { title: text('Title'), text: text('Text'), dark: flag('Dark') }),
};
const emptyWith = (written: object) => emptyFields(fields, schemaOf(fields).parse(written));

test('EDIT-03 what an editor would fill in is named, the heading first; flags, numbers and choices are not', () => {
  expect(emptyWith({}).map(({ label }) => label)).toEqual([
    'Heading',
    'Picture',
    'Words',
    'Button',
    'Rows',
    'Caption',
  ]);
});

test('EDIT-03 what is filled in is not empty', () => {
  const written = {
    image: { media: 'coast' },
    title: 'Kusten',
    body: [{ kind: 'paragraph', children: [{ text: 'Hej' }] }],
    link: { href: '/kontakt' },
    rows: [{ label: 'En' }],
    caption: { title: 'Vid havet', text: 'I juni' },
  };
  expect(emptyWith(written)).toEqual([]);
});

test('EDIT-03 of a group that is half filled in, the missing half is named by its path', () => {
  expect(emptyWith({ caption: { title: 'Vid havet' } })).toContainEqual({
    path: 'caption.text',
    label: 'Caption: Text',
  });
});
