import { expect, test } from 'vitest';
import type { SearchRecord } from '../port.ts';
import { aCar, CARS, filled, idsOf, type Open } from './filled-search.ts';

/** Full-text search. */
export function keyphraseContract(name: string, open: Open): void {
  async function finder(...cars: SearchRecord[]) {
    const { run } = await filled(open, CARS, cars);
    return async (keyphrase: string) => idsOf(await run({ keyphrase }));
  }

  test(`${name}: SRCH-33 all words must match, in any field and order`, async () => {
    const find = await finder(
      { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_equipment: ['Dragkrok, fällbar'] },
      { car_id: '2', car_brand: 'Volvo', car_model: 'XC60' },
      { car_id: '3', car_brand: 'Volvo', car_model: 'XC90', car_equipment: ['Dragkrok'] },
      { car_id: '4', car_brand: 'Volvo', car_version: 'B5 Momentum', car_regno: 'ABC12D' },
    );
    expect(await find('xc60 dragkrok')).toEqual(['1']);
    expect(await find('DRAGKROK  Volvo')).toEqual(['1', '3']);
    expect(await find('momentum volvo')).toEqual(['4']);
    expect(await find('abc12d')).toEqual(['4']);
    expect(await find('xc60 momentum')).toEqual([]);
    expect(await find('  ')).toHaveLength(4);
  });

  test(`${name}: words to leave out leave out every record that has them as whole words, also in its prose`, async () => {
    const { run } = await filled(open, CARS, [
      { car_id: '1', car_brand: 'Volvo', car_version: 'B5 Momentum' },
      { car_id: '2', car_brand: 'Volvo', car_description: 'Säljs i befintligt skick.' },
      { car_id: '3', car_brand: 'Tesla', car_version: 'Long Range' },
      { car_id: '4', car_brand: 'Land Rover', car_model: 'Range Rover', car_description: 'Momentumrik' },
    ]);
    const found = async (...not_keyphrase: string[]) => idsOf(await run({ not_keyphrase }));
    expect(await found('momentum')).toEqual(['2', '3', '4']);
    expect(await found('SKICK')).toEqual(['1', '3', '4']);
    expect(await found('long range')).toEqual(['1', '2', '4']);
    expect(await found('range', 'momentum')).toEqual(['2']);
    expect(await found('', 'nobody')).toHaveLength(4);
    expect(idsOf(await run({ keyphrase: 'volvo', not_keyphrase: ['momentum'] }))).toEqual(['2']);
  });

  test(`${name}: SRCH-33 accents are folded in texts and queries`, async () => {
    const find = await finder(
      { car_id: '1', car_brand: 'Škoda', car_description: 'Räkna med länge hållbar lack i Tromsø' },
      { car_id: '2', car_brand: 'Skoda', car_description: 'Žiadna jazda v Košiciach' },
    );
    expect(await find('skoda')).toEqual(['1', '2']);
    expect(await find('škoda')).toEqual(['1', '2']);
    expect(await find('SKODA rakna')).toEqual(['1']);
    expect(await find('lange tromso')).toEqual(['1']);
    expect(await find('ziadna košiciach')).toEqual(['2']);
    expect(await find('žiádna kosiciach')).toEqual(['2']);
  });

  test(`${name}: SRCH-33 the last word may be unfinished, the others may not`, async () => {
    const find = await finder({ car_id: '1', car_brand: 'Volkswagen', car_model: 'Passat' });
    expect(await find('volks')).toEqual(['1']);
    expect(await find('volkswagen pas')).toEqual(['1']);
    expect(await find('volks pas')).toEqual([]);
    expect(await find('swagen')).toEqual([]);
  });

  test(`${name}: SRCH-33 one typo is tolerated from five letters on`, async () => {
    const find = await finder({ car_id: '1', car_brand: 'Toyota', car_model: 'Aygo', car_regno: 'KLM77X' });
    for (const typed of ['toyata', 'toyoa', 'toyotta', 'tooyta', 'toyoat']) {
      expect(await find(typed), typed).toEqual(['1']);
    }
    expect(await find('toiata')).toEqual([]);
    expect(await find('aigo')).toEqual([]);
    expect(await find('klm78x')).toEqual([]);
  });

  test(`${name}: SRCH-33 a word that exists as typed is not treated as a typo`, async () => {
    const find = await finder(
      { car_id: '1', car_description: 'kombi' },
      { car_id: '2', car_description: 'combi' },
    );
    expect(await find('kombi')).toEqual(['1']);
    expect(await find('combi')).toEqual(['2']);
    expect(await find('rombi')).toEqual(['1', '2']);
  });

  test(`${name}: SRCH-33 models are found in common spellings`, async () => {
    const find = await finder(
      { car_id: '1', car_model: 'CR-V', car_version: '2,0 i-MMD' },
      { car_id: '2', car_model: 'ID.4' },
      { car_id: '3', car_model: 'XC60' },
      { car_id: '4', car_brand: 'Mercedes-Benz', car_regno: 'ABC 123' },
    );
    for (const [typed, found] of [
      ['crv', '1'],
      ['cr-v', '1'],
      ['2.0', '1'],
      ['2,0 immd', '1'],
      ['id4', '2'],
      ['id.4', '2'],
      ['xc 60', '3'],
      ['mercedes benz', '4'],
      ['abc123', '4'],
    ] as const) {
      expect(await find(typed), typed).toEqual([found]);
    }
  });

  test(`${name}: SRCH-32 a name ranks above a detail, and a whole word above its beginning`, async () => {
    const find = await finder(
      { car_id: '1', car_model: 'Golfstrøm' },
      { car_id: '2', car_trim_package: 'Golf' },
      { car_id: '3', car_model: 'Golf' },
    );
    expect(await find('golf')).toEqual(['3', '1', '2']);
  });

  test(`${name}: SRCH-33 equipment and prose count only for words that nothing is called`, async () => {
    const find = await finder(
      { car_id: '1', car_description: 'Golf spelas på bana' },
      { car_id: '2', car_equipment: ['Golf-paket', 'Dragkrok'] },
      { car_id: '3', car_model: 'Golf' },
      { car_id: '4', car_color: 'Blue', car_model: 'Polo' },
      { car_id: '5', car_equipment: ['Bluetooth'], car_description: 'A blue sky above the garage' },
    );
    expect(await find('golf')).toEqual(['3']);
    expect(await find('blue')).toEqual(['4']);
    expect(await find('spelas')).toEqual(['1']);
    expect(await find('dragkrok')).toEqual(['2']);
  });

  test(`${name}: SRCH-33 equipment and prose are found by whole words`, async () => {
    const find = await finder(
      { car_id: '1', car_equipment: ['Bluetooth'], car_description: 'Blåbärsvägen' },
      { car_id: '2', car_equipment: ['Parkeringssensorer fram och bak'] },
    );
    expect(await find('blue')).toEqual([]);
    expect(await find('blå')).toEqual([]);
    expect(await find('bluetooth')).toEqual(['1']);
    expect(await find('parkeringssensorer fram')).toEqual(['2']);
    expect(await find('parkerings')).toEqual([]);
  });

  test(`${name}: SRCH-32 equal relevance is sorted newest first`, async () => {
    const find = await finder(
      aCar({ car_id: '1', car_publishdate: '2026-01-01' }),
      aCar({ car_id: '2', car_publishdate: '2026-03-01' }),
      aCar({ car_id: '3', car_publishdate: '2026-02-01' }),
    );
    expect(await find('volvo')).toEqual(['2', '3', '1']);
  });
}
