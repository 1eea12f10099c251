import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { withExcluded, withRange, withValues } from '../../../shared/faceted-list/faceted-list.ts';
import { unfilteredList, withExcludedWords, withNear } from './car-list.ts';
import { buildChips, buildFixedChips } from './chips.ts';
import { relaxable, suggestRelaxations } from './filter-relaxation.ts';
import { listUrl } from './list-url.ts';

const stock = { words: {}, values: {}, bounds: { car_price: { min: 100, max: 900_000 } } };
const swedish = { country: 'SE', language: 'sv', texts: textsFor('sv'), stock } as const;
const british = { country: 'GB', language: 'en', texts: textsFor('en'), stock } as const;
const priced = (from?: number, to?: number) => withRange(unfilteredList, 'car_price', { from, to });
const labels = (...given: Parameters<typeof buildChips>) => buildChips(...given).map(({ label }) => label);

test('LIST-20 one chip for each value, range and phrase, and each leads to the list without it', () => {
  const makes = withValues(priced(150_000, 650_000), [{ facet: 'car_fuel', path: ['El'] }]);
  const chips = buildChips({ ...makes, keyphrase: 'röd', pages: 3 }, swedish);
  expect(chips.map(({ label }) => label)).toEqual(['El', '150\u00a0000–650\u00a0000\u00a0kr', '”röd”']);
  expect(chips.map(({ remaining }) => listUrl({ pathToCarList: '/bilar' }, remaining))).toEqual([
    '/bilar?car_price=150000&car_price=650000&keyphrase=r%C3%B6d',
    '/bilar?car_fuel=El&keyphrase=r%C3%B6d',
    '/bilar?car_fuel=El&car_price=150000&car_price=650000',
  ]);
});

test('LIST-20 chips are in the order of the panel, each model behind its make, whatever was typed first', () => {
  const makes = (path: string[]) => ({ facet: 'car_brand>car_model', path });
  const list = withRange(
    withRange(
      withValues(unfilteredList, [
        { facet: 'car_color', path: ['Röd'] },
        makes(['Volvo']),
        { facet: 'car_fuel', path: ['El'] },
        makes(['BMW', 'X3']),
        makes(['Volvo', 'XC60']),
        { facet: 'car_condition', path: ['Begagnad'] },
      ]),
      'car_mileage',
      { to: 5000 },
    ),
    'car_price',
    { to: 200_000 },
  );
  expect(labels(list, swedish)).toEqual([
    ...['Volvo', 'XC60', 'BMW', 'X3', 'Begagnad', 'El', 'Röd'],
    ...['upp till 200\u00a0000\u00a0kr', 'upp till 5\u00a0000\u00a0mil'],
  ]);
});

test('a range says only the end that limits anything, in the words of the market', () => {
  expect(labels(priced(undefined, 650_000), swedish)).toEqual(['upp till 650\u00a0000\u00a0kr']);
  expect(labels(priced(150_000), british)).toEqual(['from £150,000']);
  expect(labels(priced(5000, 9000), british)).toEqual(['£5,000–£9,000']);
  expect(labels(withRange(unfilteredList, 'car_mileage', { from: 0, to: 5000 }), swedish)).toEqual([
    '0–5\u00a0000\u00a0mil',
  ]);
  expect(labels(withRange(unfilteredList, 'car_monthly_cost', { from: 1000, to: 2000 }), british)).toEqual([
    '£1,000–£2,000 a month',
  ]);
});

const languages = [
  ['sv', 'SE', ['inte Volvo', 'inte diesel', 'inte SUV', 'utan dragkrok', 'inte ”momentum”']],
  ['nb', 'NO', ['ikke Volvo', 'ikke diesel', 'ikke SUV', 'uten dragkrok', 'ikke «momentum»']],
  ['fi', 'FI', ['ei: Volvo', 'ei: diesel', 'ei: SUV', 'ilman: dragkrok', 'ei: ”momentum”']],
  ['sk', 'SK', ['nie Volvo', 'nie diesel', 'nie SUV', 'bez: dragkrok', 'nie „momentum“']],
  ['en', 'GB', ['not Volvo', 'not diesel', 'not SUV', 'without dragkrok', 'not ‘momentum’']],
] as const;

test.each(languages)(
  'LIST-20 what is not wanted is a chip that says so, in %s',
  (language, country, said) => {
    const list = withExcludedWords(
      withExcluded(unfilteredList, [
        { facet: 'car_body', path: ['SUV'] },
        { facet: 'car_fuel', path: ['Diesel'] },
        { facet: 'car_equipment', path: ['Dragkrok'] },
        { facet: 'car_brand>car_model', path: ['Volvo'] },
      ]),
      ['momentum'],
    );
    expect(labels(list, { country, language, texts: textsFor(language), stock })).toEqual(said);
  },
);

test('LIST-20 an exclusion is in the address, its chip leads to the list with those cars, and says so when nothing is left', () => {
  const list = withExcluded(withValues(unfilteredList, [{ facet: 'car_brand>car_model', path: ['Volvo'] }]), [
    { facet: 'car_brand>car_model', path: ['Volvo', 'XC60'] },
    { facet: 'car_fuel', path: ['Diesel'] },
  ]);
  const place = { pathToCarList: '/bilar' };
  expect(listUrl(place, list)).toBe('/bilar/volvo?not_car_model=Volvo%3EXC60&not_car_fuel=Diesel');
  const chips = buildChips(list, swedish);
  expect(chips.map(({ label }) => label)).toEqual(['Volvo', 'inte XC60', 'inte diesel']);
  expect(listUrl(place, chips[2]?.remaining ?? list)).toBe('/bilar/volvo?not_car_model=Volvo%3EXC60');
  expect(chips[2]?.instead).toBe('Även diesel');
});

test('LIST-20 each excluded word has a chip of its own, and its chip leads to the list with it', () => {
  const list = withExcludedWords(unfilteredList, ['momentum', 'inscription']);
  const [first, second] = buildChips(list, swedish);
  expect(first?.remaining.excludedWords).toEqual(['inscription']);
  expect(second?.remaining.excludedWords).toEqual(['momentum']);
  expect(first?.instead).toBe('Även ”momentum”');
  expect(first?.key).not.toBe(second?.key);
});

test('a number says what it counts', () => {
  const list = withValues(unfilteredList, [{ facet: 'car_seats', path: ['7'] }]);
  expect(labels(list, british)).toEqual(['7 seats']);
});

test('what a page is about is one chip for each field; without it the rest is a choice in the whole stock', () => {
  const volvo = { field: 'car_brand', path: ['Volvo'] };
  const v60 = { field: 'car_model', path: ['Volvo', 'V60'] };
  const electric = { field: 'car_fuel', path: ['El'] };
  const price = { field: 'car_price', from: 150_000, to: 650_000 };
  const mileage = { field: 'car_mileage', to: 5000 };
  const fixed = { choices: [volvo, v60, electric], ranges: [price, mileage] };
  const red = { field: 'car_color', path: ['Röd'] };
  const list = { ...unfilteredList, fixed, choices: [red], pages: 4 };
  const chips = buildFixedChips(list, swedish);
  expect(chips.map(({ key, label }) => [key, label])).toEqual([
    ['fixed car_brand>car_model', 'V60'],
    ['fixed car_fuel', 'El'],
    ['fixed car_price', '150\u00a0000–650\u00a0000\u00a0kr'],
    ['fixed car_mileage', 'upp till 5\u00a0000\u00a0mil'],
  ]);
  const none = { choices: [], ranges: [] };
  expect(chips[0]?.remaining).toEqual({
    ...list,
    fixed: none,
    choices: [electric, red],
    ranges: [price, mileage],
    pages: 1,
  });
  expect(chips[2]?.remaining).toMatchObject({ choices: [volvo, v60, electric, red], ranges: [mileage] });
  const two = { choices: [volvo, { field: 'car_brand', path: ['Kia'] }], ranges: [] };
  expect(buildFixedChips({ ...list, fixed: two }, swedish)[0]?.label).toBe('Volvo, Kia');
});

test('an amount a month says of which offer it is', () => {
  const leased = withRange(unfilteredList, 'car_private_leasing_monthly_cost', { to: 3500 });
  expect(labels(leased, swedish)).toEqual(['Privatleasing upp till 3\u00a0500\u00a0kr/mån']);
});

const gothenburg = { label: 'Göteborg', at: { latitude: 57.71, longitude: 11.97 } };

test('a place is a chip with its distance, and without it nothing is sorted by distance', () => {
  const list = withNear(unfilteredList, { ...gothenburg, radius: 50, unit: 'km' });
  const [chip] = buildChips({ ...list, sortName: 'distance', pages: 2 }, swedish);
  expect(chip?.label).toBe('inom 50\u00a0km från Göteborg');
  expect(chip?.remaining).toEqual(unfilteredList);
  const mine = withNear(unfilteredList, { ...gothenburg, label: 'Your location', radius: 10, unit: 'mi' });
  expect(labels(mine, british)).toEqual(['within 10\u00a0miles of your location']);
});

test('an empty circle can be widened or let go of', () => {
  const list = withNear(unfilteredList, { ...gothenburg, radius: 50, unit: 'km' });
  const offers = relaxable(list, swedish).map(({ instead, remaining }) => [instead, remaining.near?.radius]);
  expect(offers).toEqual([
    ['I hela landet', undefined],
    ['Inom 100\u00a0km från Göteborg', 100],
    ['Inom 200\u00a0km från Göteborg', 200],
    ['Inom 500\u00a0km från Göteborg', 500],
  ]);
  const widest = withNear(unfilteredList, { ...gothenburg, radius: 500, unit: 'km' });
  expect(relaxable(widest, swedish)).toHaveLength(1);
});

test('of larger circles the next one that has cars is offered, first, with its number', async () => {
  const list = withNear(unfilteredList, { ...gothenburg, radius: 50, unit: 'km' });
  const counts: Record<string, number> = { near: 900, 'wider 100': 0, 'wider 200': 12, 'wider 500': 80 };
  const ways = await suggestRelaxations(relaxable(list, swedish), async ({ key }) => counts[key] ?? 900);
  expect(ways.map(({ chip, count }) => [chip.instead, count])).toEqual([
    ['Inom 200\u00a0km från Göteborg', 12],
    ['I hela landet', 900],
  ]);
});

test('the filters that bring most cars back are offered, the best first, and none that brings none', async () => {
  const chips = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, label: key, remaining: unfilteredList }));
  const counts: Record<string, number> = { a: 3, b: 0, c: 40, d: 1, e: 12 };
  const ways = await suggestRelaxations(chips, async ({ key }) => counts[key] ?? 0);
  expect(ways.map(({ chip, count }) => `${chip.key} ${count}`)).toEqual(['c 40', 'e 12', 'a 3']);
});
