import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedGeocoder } from '../../src/shared/maps/adapters/embedded-geocoder.ts';
import { writePlaces } from './places-file.ts';

const rows = [
  'SK\t811 01\tBratislava-Staré Mesto\tBratislavský kraj\tBL\tx\t1\t\t\t48.1439\t17.1097\t4',
  'SK\t811 02\tBratislava-Staré Mesto\tBratislavský kraj\tBL\tx\t1\t\t\t48.1461\t17.1071\t4',
  'CZ\t110 00\tPraha 1\tPraha\t52\tx\t1\t\t\t50.088\t14.418\t4',
].join('\n');

test('from the postcodes of a country come places that visitors find', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'SK.txt'), rows);
  expect(writePlaces('SK', folder, join(folder, 'SK.txt'))).toEqual({ towns: 1, postcodes: 2 });
  const geocoder = embeddedGeocoder([readFileSync(join(folder, 'places.tsv'), 'utf8')]);
  const find = (text: string) => geocoder.geocode({ text, country: 'SK', language: 'sk' });
  expect(await find('81102')).toMatchObject({ kind: 'postcode', coordinates: { latitude: 48.146 } });
  expect(await find('Bratislava-Staré Mesto')).toMatchObject({ kind: 'town', region: 'Bratislavský kraj' });
  expect(() => writePlaces('DE', folder, join(folder, 'SK.txt'))).toThrow('no postcodes of DE');
});
