import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../platform/coordinates.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import file from './gazetteer.tsv?raw';
import type { GazetteerEntry, NamedEntry } from './gazetteer-entry.ts';
import { municipalities } from './municipalities.ts';
import { parseGazetteer } from './parse-gazetteer.ts';
import { anEntry } from './testing/an-entry.ts';

let entries: NamedEntry[];
let gazetteer: Gazetteer;

beforeAll(() => {
  const named = parseGazetteer(file);
  entries = [...named, ...municipalities(named)];
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
    'Berlin',
    'København',
    'Paris',
    'volvo',
    'Centrum',
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

describe('a mistyped name', () => {
  test.each([
    ['SE', 'Uppsla', 'Uppsala'],
    ['SE', 'Norrköpping', 'Norrköping'],
    ['SE', 'Stockhlom', 'Stockholm'],
    ['SE', 'Göterborg', 'Göteborg'],
    ['SE', 'Gotebrog', 'Göteborg'],
    ['SE', 'Västeräs', 'Västerås'],
    ['SE', 'Halmsatd', 'Halmstad'],
    ['SE', 'Helsinborg', 'Helsingborg'],
    ['SE', 'Trolhättan', 'Trollhättan'],
    ['SE', 'Södertelje', 'Södertälje'],
    ['SE', 'Gälve', 'Gävle'],
    ['SE', 'Örebo', 'Örebro'],
    ['NO', 'Trondhiem', 'Trondheim'],
    ['NO', 'Begren', 'Bergen'],
    ['NO', 'Stavagner', 'Stavanger'],
    ['NO', 'Drammn', 'Drammen'],
    ['NO', 'Sandnse', 'Sandnes'],
    ['NO', 'Fredrikstadt', 'Fredrikstad'],
    ['NO', 'Lillehamer', 'Lillehammer'],
    ['NO', 'Ålesud', 'Ålesund'],
    ['NO', 'Haugesnud', 'Haugesund'],
    ['NO', 'Sarpsbrog', 'Sarpsborg'],
    ['FI', 'Helsnki', 'Helsinki'],
    ['FI', 'Helsingfos', 'Helsinki'],
    ['FI', 'Tamepre', 'Tampere'],
    ['FI', 'Jyväskilä', 'Jyväskylä'],
    ['FI', 'Rovanimi', 'Rovaniemi'],
    ['FI', 'Turkku', 'Turku'],
    ['FI', 'Kuopo', 'Kuopio'],
    ['FI', 'Lahit', 'Lahti'],
    ['FI', 'Hämenlinna', 'Hämeenlinna'],
    ['FI', 'Kotak', 'Kotka'],
    ['SK', 'Bratisalva', 'Bratislava'],
    ['SK', 'Prešvo', 'Prešov'],
    ['SK', 'Žillina', 'Žilina'],
    ['SK', 'Popradd', 'Poprad'],
    ['SK', 'Nirta', 'Nitra'],
    ['SK', 'Martni', 'Martin'],
    ['SK', 'Trnva', 'Trnava'],
    ['SK', 'Košcie', 'Košice'],
    ['SK', 'Trnečín', 'Trenčín'],
    ['SK', 'Piešťnay', 'Piešťany'],
    ['GB', 'Manchseter', 'Manchester'],
    ['GB', 'Edinbrugh', 'Edinburgh'],
    ['GB', 'Glasgwo', 'Glasgow'],
    ['GB', 'Newcaslte', 'Newcastle upon Tyne'],
    ['GB', 'Leeeds', 'Leeds'],
    ['GB', 'Shefield', 'Sheffield'],
    ['GB', 'Nottinham', 'Nottingham'],
    ['GB', 'Bristl', 'Bristol'],
    ['GB', 'Southhampton', 'Southampton'],
    ['GB', 'Leciester', 'Leicester'],
  ] as const)('in %s "%s" finds %s, as a guess', (country, text, name) => {
    expect(gazetteer.find({ text, country })).toMatchObject({ name, guessed: true });
    expect(gazetteer.suggest({ text, country, limit: 5 })[0]).toMatchObject({ name, guessed: true });
  });

  test.each(['Uppsla, Sverige', 'Uppsla Sweden', 'Storgatan 5, Uppsla', 'Storgatan 5 Uppsla'])(
    '"%s" finds Uppsala with what stands around it',
    (text) => {
      expect(gazetteer.find({ text, country: 'SE' })).toMatchObject({ name: 'Uppsala', guessed: true });
    },
  );

  test('is guessed while it is typed', () => {
    for (const text of ['Norrköpp', 'Norrköppi', 'Gäteb', 'Hälsingb'])
      expect(gazetteer.suggest({ text, country: 'SE', limit: 5 }).length, text).toBeGreaterThan(0);
  });

  test('of another country is that one, and no guess at home', () => {
    expect(gazetteer.find({ text: 'Oslo', country: 'SE' })).toBeUndefined();
    expect(gazetteer.suggest({ text: 'Tromsø', country: 'SE', limit: 1 })[0]?.name).toBe('Tromsø');
  });

  test('is never guessed from fewer than four letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'bdfgkpvxåö'), maxLength: 3 }), (text) => {
        expect(gazetteer.find({ text, country: 'SE' })?.guessed).toBeUndefined();
      }),
    );
  });
});

describe('å, ä and ö', () => {
  test('are letters of their own: Håbo is not Habo', () => {
    expect(gazetteer.find({ text: 'Håbo', country: 'SE' })).toMatchObject({
      name: 'Håbo',
      region: 'Uppsala',
    });
    expect(gazetteer.find({ text: 'Habo', country: 'SE' })).toMatchObject({
      name: 'Habo',
      region: 'Jönköping',
    });
    expect(suggest('Håbo', 'SE')).toEqual(['Håbo']);
    expect(suggest('Habo', 'SE')).toEqual(['Habo', 'Håbo']);
  });

  test('that a name has not are not overlooked, nor guessed away', () => {
    const small = createGazetteer([
      { entry: anEntry({ name: 'Habo', country: 'SE', population: 9000 }), alternates: [] },
    ]);
    expect(small.find({ text: 'Håbo', country: 'SE' })).toBeUndefined();
    expect(small.suggest({ text: 'Håbo', country: 'SE', limit: 5 })).toEqual([]);
    expect(small.find({ text: 'Habo', country: 'SE' })?.name).toBe('Habo');
  });

  test('typed without dots find the place that has them, where no other fits', () => {
    const small = createGazetteer([
      { entry: anEntry({ name: 'Håbo', country: 'SE', population: 9000 }), alternates: [] },
    ]);
    for (const text of ['Habo', 'habo', 'Haabo', 'Håbo', 'HÅBO'])
      expect(small.find({ text, country: 'SE' })?.name, text).toBe('Håbo');
  });

  test('are ø and æ of the neighbours', () => {
    expect(gazetteer.find({ text: 'Malmø', country: 'SE' })?.name).toBe('Malmö');
    expect(gazetteer.find({ text: 'Tromsö', country: 'NO' })?.name).toBe('Tromsø');
    expect(gazetteer.find({ text: 'Bärum', country: 'NO' })?.name).toBe('Bærum');
  });
});

describe('an address without a comma', () => {
  test.each([
    ['SE', 'Storgatan 12 Lund', 'Lund'],
    ['SE', 'Kungsgatan 5 753 18 Uppsala', '753 18'],
    ['SE', 'Rapsgatan 25 75450 Uppsala', '754 50'],
    ['SE', 'Drottninggatan Uppsala', 'Uppsala'],
    ['SE', 'Uppsala kommun', 'Uppsala'],
    ['NO', 'Karl Johans gate 22 Oslo', 'Oslo'],
    ['NO', 'Storgata 4 Lillehammer', 'Lillehammer'],
    ['FI', 'Mannerheimintie 5 Helsinki', 'Helsinki'],
    ['FI', 'Mannerheimintie 5 00100 Helsinki', '00100'],
    ['SK', 'Hlavná 12 Košice', 'Košice'],
    ['SK', 'Námestie SNP 3 Bratislava', 'Bratislava'],
    ['GB', '10 Downing Street London SW1A 2AA', 'SW1A'],
    ['GB', 'High Street Oxford', 'Oxford'],
  ] as const)('in %s: "%s" is in %s', (country, text, name) => {
    const found = gazetteer.find({ text, country });
    expect(found?.name).toBe(name);
    expect(found?.guessed).toBeUndefined();
  });

  test('or a street says that the town behind it is a guess', () => {
    expect(gazetteer.find({ text: 'Rosengård Malmö', country: 'SE' })).toMatchObject({
      name: 'Malmö',
      guessed: true,
    });
  });
});

describe('a postcode', () => {
  test.each(['75450', '754 50', '754-50', 'SE-754 50', 'SE75450', '754 50 Uppsala'])(
    'is one thing as "%s"',
    (text) => {
      expect(gazetteer.find({ text, country: 'SE' })?.name).toBe('754 50');
      expect(gazetteer.suggest({ text, country: 'SE', limit: 1 })[0]?.name).toBe('754 50');
    },
  );

  test('that nobody has is the next one of its area, as a guess', () => {
    expect(gazetteer.find({ text: '754 59', country: 'SE' })).toMatchObject({
      region: 'Uppsala',
      guessed: true,
    });
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
