import { expect, test } from 'vitest';
import { aCar, CARS, filled, idsOf, type Open } from './filled-search.ts';

/** The words of five countries, typed with their letters or without. */
const words = [
  ['sv', 'Dragkrok och värmare i Örnsköldsvik', ['värmare', 'varmare', 'örnsköldsvik', 'ORNSKOLDSVIK']],
  ['nb', 'Hengerfeste, ryggekamera og skinnseter på Ærfugløya', ['på', 'pa', 'ærfugløya', 'aerfugloya']],
  ['da', 'Rødgrød med fløde', ['rødgrød', 'rodgrod', 'RØDGRØD', 'flode']],
  ['fi', 'Vetokoukku ja lämmitin Hämeenlinnassa', ['lämmitin', 'lammitin', 'hameenlinnassa']],
  [
    'sk',
    'Ťažné zariadenie, vyhrievané sedadlá, Ľubotín',
    ['ťažné', 'tazne', 'sedadlá', 'SEDADLA', 'lubotin'],
  ],
  ['sk-names', 'Žiar nad Hronom, Kežmarok, Dunajská Streda', ['ziar', 'kežmarok', 'kezmarok', 'dunajska']],
  ['decomposed', 'Va\u0308stera\u030as', ['västerås', 'vasteras']],
] as const;

export function languagesContract(name: string, open: Open): void {
  test(`${name}: SRCH-33 Nordic and Slovak words are found with their letters and without`, async () => {
    const cars = words.map(([car_id, car_description]) => aCar({ car_id, car_description }));
    const { run } = await filled(open, CARS, cars);
    for (const [id, , typed] of words)
      for (const keyphrase of typed) expect(idsOf(await run({ keyphrase })), keyphrase).toEqual([id]);
  });

  test(`${name}: SRCH-33 a typo in a Nordic or Slovak word is tolerated like any other`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: 'sv', car_model: 'Blåbärsvägen' }),
      aCar({ car_id: 'nb', car_model: 'Rødhette' }),
      aCar({ car_id: 'sk', car_model: 'Žilinčan' }),
    ]);
    const find = async (keyphrase: string) => idsOf(await run({ keyphrase }));
    expect(await find('blåbärvägen')).toEqual(['sv']);
    expect(await find('rødette')).toEqual(['nb']);
    expect(await find('zilincna')).toEqual(['sk']);
    expect(await find('žlnčan')).toEqual([]);
  });

  test(`${name}: a filter and a facet keep letters apart that a keyphrase folds`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_brand: 'Škoda' }),
      aCar({ car_id: '2', car_brand: 'Skoda' }),
    ]);
    expect(idsOf(await run({ filters: { car_brand: 'Škoda' } }))).toEqual(['1']);
    expect(await run({ facets: [{ name: 'car_brand', sort_order: 'alpha' }] })).toMatchObject({
      facet: [{ values: [{ text: 'Skoda' }, { text: 'Škoda' }] }],
    });
  });

  test(`${name}: dealerships are sorted by their folded names`, async () => {
    const index = 'sites-solvik-se';
    const { run } = await filled(
      open,
      index,
      ['Örebro', 'Oslo', 'Ålesund', 'Arvika', 'Žilina'].map((site_city, n) => ({
        site_id: String(n),
        site_city,
      })),
    );
    const result = await run({ sort_name: 'site_city_asc', fields: ['site_city'] });
    expect(result.content.map(({ site_city }) => site_city)).toEqual([
      'Ålesund',
      'Arvika',
      'Örebro',
      'Oslo',
      'Žilina',
    ]);
  });
}
