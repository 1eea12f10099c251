import { expect, expectTypeOf, test } from 'vitest';
import {
  type Authored,
  choice,
  flag,
  group,
  type Link,
  link,
  list,
  media,
  number,
  type Resolved,
  richText,
  type Stored,
  schemaOf,
  text,
} from './fields.ts';
import { resolveFields } from './resolve-fields.ts';

const fields = {
  title: text('Title'),
  body: richText('Text'),
  seats: number('Seats', { min: 1 }),
  wide: flag('Wide'),
  tone: choice('Tone', ['light', 'dark']),
  picture: media('Picture'),
  more: link('Link'),
  place: group('Place', { name: text('Name') }),
  rows: list('Rows', { label: text('Label'), icon: media('Icon') }),
};

test('one declaration gives the stored, shown and written types', () => {
  expectTypeOf<Stored<typeof fields>['tone']>().toEqualTypeOf<'light' | 'dark'>();
  expectTypeOf<Stored<typeof fields>['more']>().toEqualTypeOf<Link | undefined>();
  expectTypeOf<Resolved<typeof fields>['rows'][number]['label']>().toEqualTypeOf<string>();
  expectTypeOf<Authored<typeof fields>>().toExtend<{ title?: string; tone?: 'light' | 'dark' }>();
});

test('an empty document is a whole one: every field has its default value', () => {
  expect(schemaOf(fields).parse({})).toEqual({
    title: '',
    body: [],
    wide: false,
    tone: 'light',
    place: { name: '' },
    rows: [],
  });
});

test('a link that would run script is refused with a sentence', () => {
  const result = schemaOf(fields).safeParse({ more: { href: 'javascript:alert(1)', text: 'x' } });
  expect(result.error?.issues[0]?.message).toContain('a link starts with');
  expect(schemaOf(fields).safeParse({ more: { href: '//elsewhere.example' } }).success).toBe(false);
  const body = [{ kind: 'paragraph', children: [{ text: 'x', href: 'javascript:alert(1)' }] }];
  expect(schemaOf(fields).safeParse({ body }).success).toBe(false);
});

test('a value outside its choices, and a number below its least, are refused', () => {
  expect(schemaOf(fields).safeParse({ tone: 'neon' }).success).toBe(false);
  expect(schemaOf(fields).safeParse({ seats: 0 }).success).toBe(false);
});

test('media references become pictures at every depth, and missing ones become nothing', () => {
  const stored = schemaOf(fields).parse({
    picture: { media: 'coast' },
    rows: [
      { label: 'a', icon: { media: 'coast' } },
      { label: 'b', icon: { media: 'gone' } },
    ],
  }) as Stored<typeof fields>;
  const coast = {
    id: 'coast',
    src: '/media/coast',
    width: 1,
    height: 1,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  };
  const shown = resolveFields(fields, stored, ({ media }) => (media === 'coast' ? coast : undefined));
  expect(shown.picture).toBe(coast);
  expect(shown.rows.map((row) => row.icon)).toEqual([coast, undefined]);
});
