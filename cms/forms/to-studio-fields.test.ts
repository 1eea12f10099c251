import type { TextField } from 'payload';
import { expect, test } from 'vitest';
import { youtubeRule } from '../../src/content/blocks/youtube.ts';
import {
  choice,
  dateTime,
  file,
  flag,
  group,
  link,
  list,
  longText,
  media,
  number,
  richText,
  text,
} from '../../src/shared/platform/fields/fields.ts';
import { toStudioField, toStudioFields } from './to-studio-fields.ts';

test('every kind of the vocabulary has its form, under its own name and with its help', () => {
  const fields = toStudioFields({
    title: text('Title', { help: 'Short.' }),
    lead: longText('Lead'),
    body: richText('Text'),
    seats: number('Seats'),
    wide: flag('Wide'),
    tone: choice('Tone', ['light', 'dark']),
    from: dateTime('From'),
    picture: media('Picture'),
    film: file('Film'),
    more: link('Link'),
    place: group('Place', { name: text('Name') }),
    rows: list('Rows', { label: text('Label') }),
  });
  expect(fields.map((field) => [nameOf(field), field.type])).toEqual([
    ['title', 'text'],
    ['lead', 'textarea'],
    ['body', 'richText'],
    ['seats', 'number'],
    ['wide', 'checkbox'],
    ['tone', 'select'],
    ['from', 'text'],
    ['picture', 'group'],
    ['film', 'group'],
    ['more', 'group'],
    ['place', 'group'],
    ['rows', 'array'],
  ]);
  expect(fields[0]).toMatchObject({ label: 'Title', admin: { description: { en: 'Short.' } } });
});

test('a choice shows its first option, unless nothing may be chosen', () => {
  expect(toStudioField('tone', choice('Tone', ['light', 'FullScreen']))).toMatchObject({
    defaultValue: 'light',
    options: [
      { label: 'Light', value: 'light' },
      { label: 'Full screen', value: 'FullScreen' },
    ],
  });
  const design = toStudioField('design', choice('Design', ['', 'bmw']), { emptyChoice: 'Like the site' });
  expect(design).toMatchObject({
    options: [{ label: 'BMW', value: 'bmw' }],
    admin: { placeholder: 'Like the site' },
  });
  expect(design).not.toHaveProperty('defaultValue');
});

test('where languages differ, every field at the top has one value for each, and those within none of their own', () => {
  const [place] = toStudioFields({ place: group('Place', { name: text('Name') }) }, { localised: true });
  expect(place).toMatchObject({ localized: true });
  expect(place).not.toMatchObject({ fields: [{ localized: true }] });
});

test('a field named id does not collide with the ids of rows', () => {
  expect(toStudioField('id', text('Id'))).toMatchObject({ name: 'ownId' });
});

test('the validation is that of published content, and its messages are sentences', () => {
  const check = checkOf(toStudioField('title', text('Title', { max: 5 })));
  expect(check('short')).toBe(true);
  expect(check(null)).toBe(true);
  expect(check('too long')).toBe('Write at most 5 characters.');
  expect(checkOf(toStudioField('seats', number('Seats', { min: 2, max: 9 })))(1)).toBe(
    'Write a number of at least 2.',
  );
  expect(checkOf(toStudioField('rows', list('Rows', { a: text('A') }, { max: 1 })))([{}, {}])).toBe(
    'At most 1 rows. Remove the others.',
  );
  const { fields } = toStudioField('more', link('Link')) as { fields: { name: string }[] };
  const address = checkOf(fields.find(({ name }) => name === 'href'));
  const inSwedish = { req: { i18n: { language: 'sv' } } };
  expect(address('https://solvik.example', inSwedish)).toBe(true);
  expect(address('javascript:alert(1)', { req: { i18n: { language: 'en' } } })).toBe(
    'An address that begins with “javascript:” is not allowed. Use https://, http://, mailto: or tel:, or choose a page.',
  );
  expect(address(' java\tscript:alert(1)', inSwedish)).toContain('osynligt tecken');
  const target = checkOf(fields.find(({ name }) => name === 'to'));
  expect(target({ kind: 'page', id: 12 }, inSwedish)).toBe(true);
  expect(target({ kind: 'page' }, inSwedish)).toBe('Dit kan ingen länk leda. Välj på nytt.');
});

test('pictures and files are chosen from their own part of the library', () => {
  const [picture, film] = toStudioFields({ picture: media('Picture'), film: file('Film') });
  expect(picture).toMatchObject({
    fields: [{ filterOptions: { type: { exists: false } } }, { name: 'alt' }],
  });
  expect(film).toMatchObject({ fields: [{ filterOptions: { type: { exists: true } } }, { name: 'alt' }] });
});

function nameOf(field: object): unknown {
  return 'name' in field ? field.name : undefined;
}

function checkOf(field: unknown): (value: unknown, options?: object) => unknown {
  return (field as { validate: (value: unknown, options?: object) => unknown }).validate;
}

test('an address of a film is stored as its id, and anything else is refused in the language of the person', () => {
  const field = toStudioField('film', text('Film', { rule: youtubeRule })) as TextField;
  const [toStored] = field.hooks?.beforeChange ?? [];
  expect(toStored?.({ value: 'youtu.be/aqz-KE-bpKQ?t=3' } as never)).toBe('aqz-KE-bpKQ');
  const validate = (value: string, language: string) =>
    field.validate?.(value as never, { req: { i18n: { language } } } as never);
  expect(validate('https://youtu.be/aqz-KE-bpKQ', 'sv')).toBe(true);
  expect(validate('https://vimeo.com/1', 'sv')).toMatch(/^Det här är ingen film på YouTube/);
  expect(validate('https://vimeo.com/1', 'en')).toMatch(/^This is no film on YouTube/);
});
