import { expect, test } from 'vitest';
import { builtInTexts, dictionaryFor, textsFor } from './built-in-texts.ts';

test('the Swedish of Finland counts kilometres, that of Sweden mil', () => {
  expect(textsFor('sv', {}, 'FI')('carMileage')).toBe('Körda kilometer');
  expect(textsFor('sv', {}, 'SE')('carMileage')).toBe('Miltal');
  expect(textsFor('sv', { carMileage: 'Mätarställning' }, 'FI')('carMileage')).toBe('Mätarställning');
  const finland = Object.values(dictionaryFor('sv', {}, 'FI')).filter((text) => /miltal/i.test(text));
  expect(finland).toEqual([]);
});

test('SITE-23 the notice is a dictionary text an editor can change', () => {
  expect(textsFor('sv')('networkShutdownNotice')).toContain('2G');
  expect(textsFor('sv', { networkShutdownNotice: 'Eget besked' })('networkShutdownNotice')).toBe(
    'Eget besked',
  );
});

test('texts with values are filled in', () => {
  expect(
    textsFor('sv', { search: 'Sök {count, plural, one {# sak} other {# saker}}' })('search', { count: 3 }),
  ).toBe('Sök 3 saker');
});

/** Neighbouring languages share words, not sentences. */
function wordsIn(text: string): number {
  return text
    .replace(/\{.*?\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

test('SITE-06 no text is left in Swedish by mistake', () => {
  const { sv, ...others } = builtInTexts;
  for (const dictionary of Object.values(others)) {
    const same = Object.entries(dictionary).filter(
      ([key, text]) => wordsIn(text) >= 3 && text === sv[key as keyof typeof sv],
    );
    expect(same).toEqual([]);
  }
});

/** How soon somebody answers, comes or pays is for the owner of a site to say. */
const promisedTimes = new RegExp(
  [
    /two hours|två timmar|to timer|kahden tunnin|dvoch hod/,
    /working day|vardag\.|hverdag\.|arkipäivän|pracovný deň/,
    /samma (arbets)?dag|samme (arbeids)?dag|same (working )?day|samana päivänä|ten istý deň/,
    /(inom|innen|within) (\d+|en|ett|one|a|an|to|två) (tim|dag|dygn|hour|day|virkedag)/,
    /(tunnin|päivän) (sisällä|kuluessa)|do \d+ (hodín|dní)/,
    /omgående|umiddelbart|right away|immediately|välittömästi|ihneď|okamžite|čoskoro/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** The visit is within a day: what holds then, not what anybody promises. */
const factsOfBookings: ReadonlySet<string> = new Set(['bookingPayLaterNoChange', 'bookingNextNoChange']);

test('the product promises nothing that its owner has not written', () => {
  const promised = ['contactLead', 'sellNextPrice', 'sellNextVisit', 'sellNextMoney'] as const;
  for (const dictionary of Object.values(builtInTexts)) {
    for (const key of promised) expect(dictionary[key]).toBe('');
    const found = Object.entries(dictionary).filter(
      ([key, text]) => promisedTimes.test(text) && !factsOfBookings.has(key),
    );
    expect(found).toEqual([]);
  }
});
