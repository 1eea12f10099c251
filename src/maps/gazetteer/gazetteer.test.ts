import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../platform/coordinates.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import file from './gazetteer.tsv?raw';
import type { GazetteerEntry, NamedEntry } from './gazetteer-entry.ts';
import { parseGazetteer } from './parse-gazetteer.ts';
import { anEntry } from './testing/an-entry.ts';

let entries: NamedEntry[];
let gazetteer: Gazetteer;

beforeAll(() => {
  entries = parseGazetteer(file);
  gazetteer = createGazetteer(entries);
});

/** The local name, then spellings that must find the same place. */
const spellings: Record<Country, string[][]> = {
  SE: [
    ['Göteborg', 'Gothenburg', 'Goteborg', 'GÖTEBORG', 'Goeteborg'],
    ['Malmö', 'Malmo', 'Malmoe'],
    ['Stockholm', 'stockholm', 'Estocolmo'],
    ['Växjö', 'Vaxjo', 'Vaexjoe'],
    ['Jönköping', 'Jonkoping'],
    ['Linköping', 'Linkoping'],
    ['Östersund', 'Ostersund'],
    ['Umeå', 'Umea', 'Umeaa'],
    ['Luleå', 'Lulea'],
    ['Gävle', 'Gavle', 'Gaevle'],
    ['Västerås', 'Vasteras'],
    ['Örebro', 'Orebro'],
    ['Skåne', 'Skane', 'Scania', 'Skåne län'],
  ],
  NO: [
    ['Tromsø', 'Tromso', 'Tromsoe', 'TROMSØ'],
    ['Trondheim', 'Trondhjem'],
    ['Ålesund', 'Alesund', 'Aalesund'],
    ['Bodø', 'Bodo', 'Bodoe'],
    ['Tønsberg', 'Tonsberg'],
    ['Førde', 'Forde'],
    ['Harstad', 'harstad'],
    ['Gjøvik', 'Gjovik'],
    ['Hønefoss', 'Honefoss'],
    ['Karasjok', 'Kárášjohka', 'Karasjohka'],
    ['Alta', 'ALTA'],
    ['Møre og Romsdal', 'More og Romsdal'],
    ['Trøndelag', 'Trondelag', 'Trøndelag fylke'],
  ],
  FI: [
    ['Helsinki', 'Helsingfors', 'HELSINKI'],
    ['Turku', 'Åbo', 'Abo'],
    ['Tampere', 'Tammerfors'],
    ['Espoo', 'Esbo'],
    ['Oulu', 'Uleåborg', 'Uleaborg'],
    ['Vaasa', 'Vasa'],
    ['Pori', 'Björneborg', 'Bjorneborg'],
    ['Porvoo', 'Borgå', 'Borga'],
    ['Lahti', 'Lahtis'],
    ['Jyväskylä', 'Jyvaskyla'],
    ['Lappeenranta', 'Villmanstrand'],
    ['Hyvinkää', 'Hyvinge', 'Hyvinkaa'],
    ['Lappi', 'Lapland', 'Lappland'],
    ['Varsinais-Suomi', 'Egentliga Finland', 'Southwest Finland'],
  ],
  SK: [
    ['Bratislava', 'Pressburg', 'Pozsony'],
    ['Košice', 'Kosice', 'Kaschau'],
    ['Žilina', 'Zilina'],
    ['Prešov', 'Presov'],
    ['Nitra', 'Neutra'],
    ['Banská Bystrica', 'Banska Bystrica', 'Neusohl'],
    ['Trenčín', 'Trencin'],
    ['Trnava', 'Tyrnau'],
    ['Piešťany', 'Piestany'],
    ['Nové Zámky', 'Nove Zamky'],
    ['Liptovský Mikuláš', 'Liptovsky Mikulas'],
    ['Bratislavský kraj', 'Bratislavsky kraj', 'Bratislava Region'],
  ],
  GB: [
    ['London', 'Londres', 'LONDON'],
    ['Edinburgh', 'Dun Eideann', 'edinburgh'],
    ['Cardiff', 'Caerdydd'],
    ['Swansea', 'Abertawe'],
    ["King's Lynn", 'Kings Lynn', 'King’s Lynn'],
    ['Stratford-upon-Avon', 'Stratford upon Avon'],
    ['St Albans', 'St. Albans', 'Saint Albans'],
    ['Newcastle upon Tyne', 'Newcastle', 'Newcastle-upon-Tyne'],
    ['Bury St Edmunds', 'Bury St. Edmunds'],
    ['St Andrews Major', 'Saint Andrews Major'],
    ['Derry', 'Londonderry'],
    ['Kingston upon Hull', 'Hull'],
    ['Perth and Kinross', 'perth and kinross'],
  ],
};

describe.each(Object.entries(spellings))('in %s', (code, cases) => {
  const country = code as Country;

  test.each(cases)('%s is found by each of its spellings', (name, ...others) => {
    const place = gazetteer.find({ text: name ?? '', country });
    expect(place?.name).toBe(name);
    for (const other of others) expect(gazetteer.find({ text: other, country }), other).toBe(place);
  });
});

describe('a search', () => {
  test.each([
    ['Lund, Sweden', 'Lund'],
    ['Lund, Sverige', 'Lund'],
    ['Lund Skåne', 'Lund'],
    ['Lund, Skåne län, Sverige', 'Lund'],
    ['lund skane sweden', 'Lund'],
    ['22100', '221 00'],
    ['221 00', '221 00'],
    ['221 00 Lund', '221 00'],
    ['221 00 Lund, Sweden', '221 00'],
    ['Storgatan 12, Lund', 'Lund'],
    ['Storgatan 12, 222 22 Lund, Sweden', '222 22'],
    ['göteb', 'Göteborg'],
  ])('LOC-23 for "%s" on a Swedish site means %s', (text, name) => {
    expect(gazetteer.find({ text, country: 'SE' })?.name).toBe(name);
  });

  test.each([
    'zzzzqq',
    'zzzzqq, Sweden',
    'Stockhlom',
    'Sweden',
    'Lund, Norge',
    'Lund, Skåne, Norge',
    'Lund, Dalarna',
    '',
    ' ',
    '99999',
    'lu',
  ])('LOC-24 for "%s" on a Swedish site means nothing', (text) => {
    expect(gazetteer.find({ text, country: 'SE' })).toBeUndefined();
  });

  test('finds no place of another country', () => {
    expect(gazetteer.find({ text: 'Oslo', country: 'SE' })).toBeUndefined();
    expect(gazetteer.find({ text: 'Oslo', country: 'NO' })?.name).toBe('Oslo');
  });

  test.each([
    ['NO', '0150 Oslo', '0150', 'Oslo'],
    ['FI', '00100 Helsinki', '00100', 'Helsinki'],
    ['SK', '974 01', '974 01', 'Banská Bystrica'],
    ['GB', 'M1 1AE', 'M1', 'Manchester'],
    ['GB', 'cf101aa', 'CF10', 'Cardiff'],
  ] as const)('in %s for "%s" means the postcode %s of %s', (country, text, name, town) => {
    expect(gazetteer.find({ text, country })).toMatchObject({ kind: 'postcode', name, town });
  });
});

describe('suggestions', () => {
  test('for one letter are the largest towns', () => {
    expect(suggest('s', 'SE')[0]).toBe('Stockholm');
    expect(suggest('l', 'GB')[0]).toBe('London');
    expect(suggest('h', 'FI')[0]).toBe('Helsinki');
    expect(suggest('b', 'SK')[0]).toBe('Bratislava');
    expect(suggest('t', 'NO').slice(0, 2)).toEqual(['Trondheim', 'Tromsø']);
  });

  test('are of the site’s country, and of another one only where it has none', () => {
    expect(suggest('hels', 'SE')).toEqual(['Helsingborg']);
    expect(suggest('hels', 'FI')[0]).toBe('Helsinki');
    expect(suggest('oslo', 'SE')[0]).toBe('Oslo');
    expect(suggest('bergen norge', 'SE')).toEqual(['Bergen']);
  });

  test('narrow down by what follows the name', () => {
    expect(suggest('bath so', 'GB')).toContain('Bath');
    expect(suggest('lund sk', 'SE')[0]).toBe('Lund');
    expect(suggest('221 00 lu', 'SE')).toEqual(['221 00']);
  });

  test('for the beginning of a postcode are postcodes in their order', () => {
    expect(suggest('221 0', 'SE')).toEqual(['221 00', '221 01', '221 02', '221 03', '221 04']);
    expect(suggest('CF1', 'GB')).toContain('CF10');
  });

  test('of one name begin with the nearest', () => {
    const [far] = gazetteer.suggest({ text: 'newport', country: 'GB', limit: 1 });
    const onWight = { latitude: 50.7, longitude: -1.29 };
    const [near] = gazetteer.suggest({ text: 'newport', country: 'GB', limit: 1, near: onWight });
    expect(far?.region).toBe('Newport');
    expect(near?.region).toBe('Isle of Wight');
  });

  test('are never more than wanted, and nobody sees two that look alike', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abelnorstå 12'), maxLength: 5 });
    const country = fc.constantFrom<Country>('SE', 'NO', 'FI', 'SK', 'GB');
    fc.assert(
      fc.property(text, country, fc.integer({ min: 1, max: 10 }), (typed, home, limit) => {
        const found = gazetteer.suggest({ text: typed, country: home, limit });
        expect(found.length).toBeLessThanOrEqual(limit);
        const shown = found.map((entry) => `${entry.name} ${entry.region} ${entry.country}`);
        expect(new Set(shown).size).toBe(found.length);
        const atHome = found.filter((entry) => entry.country === home);
        expect([0, found.length]).toContain(atHome.length);
      }),
    );
  });

  test('hold a place as soon as its whole name is typed, with or without accents', () => {
    const towns = entries.filter(({ entry }) => entry.kind === 'town' && entry.population > 5000);
    expect(towns.length).toBeGreaterThan(1000);
    fc.assert(
      fc.property(fc.constantFrom(...towns), ({ entry }) => {
        for (const text of [entry.name, fold(entry.name), entry.name.toUpperCase()]) {
          const found = gazetteer.suggest({ text, country: entry.country, limit: 10 });
          expect(
            found.map(({ name }) => name),
            text,
          ).toContain(entry.name);
        }
      }),
    );
  });

  test('exist for every prefix of every name, so that a list never empties while a known name is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), ({ entry }, length) => {
        const letters = [...entry.name];
        const text = letters.slice(0, 1 + (length % letters.length)).join('');
        expect(gazetteer.suggest({ text, country: entry.country, limit: 5 }).length, text).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the order of suggestions', () => {
  const of = (...named: readonly Partial<GazetteerEntry>[]) => {
    const small = createGazetteer(named.map((entry) => ({ entry: anEntry(entry), alternates: [] })));
    return (text: string) => small.suggest({ text, country: 'GB', limit: 5 }).map(({ name }) => name);
  };

  test('is by population, but a name typed whole goes before one that is somewhat larger', () => {
    const inOrder = of({ name: 'Ham', population: 3000 }, { name: 'Hampton', population: 10_000 });
    expect(inOrder('ha')).toEqual(['Hampton', 'Ham']);
    expect(inOrder('ham')).toEqual(['Ham', 'Hampton']);
  });

  test('has every name before postcodes that begin alike', () => {
    const inOrder = of({ name: 'L1', kind: 'postcode' }, { name: 'Lynton', population: 0 });
    expect(inOrder('l')).toEqual(['Lynton', 'L1']);
  });
});

describe('the nearest place', () => {
  test.each([
    ['Lund', 55.7, 13.19],
    ['Stockholm', 59.33, 18.06],
    ['Tromsø', 69.65, 18.95],
    ['Helsinki', 60.17, 24.94],
    ['Bratislava', 48.15, 17.1],
  ])('is %s', (name, latitude, longitude) => {
    expect(gazetteer.nearest({ latitude, longitude })?.name).toBe(name);
  });

  test('does not exist in the middle of the ocean', () => {
    expect(gazetteer.nearest({ latitude: 60, longitude: -30 })).toBeUndefined();
  });
});

describe('the data', () => {
  test('has a region and coordinates of its country for nearly every place', () => {
    const centres: Record<Country, [number, number]> = {
      ...{ SE: [62, 16.5], NO: [65, 14], FI: [64.5, 26], SK: [48.7, 19.5], GB: [54.5, -3.5] },
    };
    const towns = entries.filter(({ entry }) => entry.kind === 'town');
    const withoutRegion = towns.filter(({ entry }) => !entry.region);
    expect(withoutRegion.length / towns.length).toBeLessThan(0.01);
    for (const { entry } of entries) {
      const [latitude, longitude] = centres[entry.country];
      expect(distanceKm(entry.coordinates, { latitude, longitude }), entry.name).toBeLessThan(1500);
    }
  });

  test('has the populations of the largest towns', () => {
    expect(gazetteer.find({ text: 'Göteborg', country: 'SE' })?.population).toBeGreaterThan(500_000);
    expect(gazetteer.find({ text: 'Turku', country: 'FI' })?.population).toBeGreaterThan(150_000);
  });
});

function suggest(text: string, country: Country): string[] {
  return gazetteer.suggest({ text, country, limit: 5 }).map(({ name }) => name);
}
