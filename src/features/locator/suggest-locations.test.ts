import { expect, test } from 'vitest';
import { locationSuggester } from './suggest-locations.ts';
import { aLocation } from './testing/a-location.ts';

const none = { name: 'Qxjv', city: 'Qxjv', address: 'Qxjv', zip: '000' };
const find = (term: string, ...given: Partial<ReturnType<typeof aLocation>>[]) =>
  locationSuggester(given.map((each, at) => aLocation({ ...none, id: String(at), ...each })))(term).map(
    ({ location }) => location.id,
  );

test('LOC-30 a misspelt name is found: stokholm finds Stockholm', () => {
  expect(find('stokholm', { name: 'Göteborg Ringön' }, { name: 'Stockholm Årsta' })).toEqual(['1']);
});

test('LOC-30 letters without their marks find the name', () => {
  expect(find('goteborg', { name: 'Göteborg Ringön' })).toEqual(['0']);
});

test('LOC-30 CONST-01 one letter finds nothing, two do', () => {
  expect(find('l', { name: 'Lund' })).toEqual([]);
  expect(find(' l ', { name: 'Lund' })).toEqual([]);
  expect(find('lu', { name: 'Lund' })).toEqual(['0']);
});

test('LOC-30 CONST-01 there are at most five', () => {
  expect(find('lund', ...Array.from({ length: 6 }, () => ({ name: 'Lund' })))).toHaveLength(5);
});

test('LOC-30 CONST-01 a match counts most in the name, then the city, then the address, then the zip', () => {
  const term = 'sundsvall';
  expect(find(term, { zip: term }, { address: term }, { city: term }, { name: term })).toEqual([
    '3',
    '2',
    '1',
    '0',
  ]);
});

test('LOC-30 CONST-01 what differs by more than four tenths is not found', () => {
  // Of ten letters four may be wrong, not five.
  expect(find('abcdefghij', { name: 'abcdefwxyz' })).toEqual(['0']);
  expect(find('abcdefghij', { name: 'abcdevwxyz' })).toEqual([]);
});

test('LOC-30 a location that has the term as it is typed comes before misspelt ones, however many there are', () => {
  const lund = Array.from({ length: 5 }, (_, at) => ({ name: `Lund ${at}` }));
  const lind = Array.from({ length: 5 }, (_, at) => ({ name: `Lind ${at}` }));
  expect(find('lund', ...lind, ...lund)).toEqual(['5', '6', '7', '8', '9']);
});

test('LOC-30 several words are found in any of the fields, also when one of them is misspelt', () => {
  const stations = [{ name: 'E4 Norra', city: 'Uppsala' }, { name: 'Uppsala resecentrum' }, { name: 'Lund' }];
  expect(find('uppsala e4', ...stations)).toContain('1');
  expect(find('upsala resecentrum', ...stations)).toEqual(['1']);
  expect(find('trolhatan', { name: 'Trollhättan Överby' }, { name: 'Troms' })).toEqual(['0']);
});

test('LOC-30 a misspelt term shares at least a third of its letter pairs with what is found', () => {
  // Three of nine pairs: ab, ef and ij; with two, four wrong letters of ten are too far apart.
  expect(find('abcdefghij', { name: 'abxxefxxij' })).toEqual(['0']);
  expect(find('abcdefghij', { name: 'axcxefgxij' })).toEqual(['0']);
  expect(find('abcdefghij', { name: 'axcxexghij' })).toEqual(['0']);
  expect(find('abcdefghij', { name: 'axcdxfxhij' })).toEqual(['0']);
  expect(find('abcdefghij', { name: 'axcxexgxij' })).toEqual([]);
  expect(find('abcdefghij', { name: 'abcxexgxix' })).toEqual([]);
});

test('LOC-30 the words of a term may stand in different fields', () => {
  const far = Array.from({ length: 5 }, () => ({ name: 'Lund', address: 'Storgatan 1' }));
  expect(find('lund storgatan', ...far, { name: 'Lund Storgatan' })[0]).toBe('5');
});

test('LOC-30 a postcode finds the same with and without its space', () => {
  const stations = [{ zip: '754 50' }, { zip: '75450' }, { zip: '750 54' }];
  for (const term of ['75450', '754 50', '754 5', '7545'])
    expect(find(term, ...stations), term).toEqual(expect.arrayContaining(['0', '1']));
});

test('LOC-30 what has the words only in a similar spelling says so, and comes last', () => {
  const suggest = locationSuggester([
    aLocation({ ...none, id: 'similar', name: 'Linda' }),
    aLocation({ ...none, id: 'inside', name: 'Islund' }),
    aLocation({ ...none, id: 'named', name: 'Station', city: 'Lund' }),
  ]);
  expect(suggest('lund').map(({ location, isSimilar }) => [location.id, isSimilar])).toEqual([
    ['named', false],
    ['inside', true],
    ['similar', true],
  ]);
});
