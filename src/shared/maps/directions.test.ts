import { expect, test } from 'vitest';
import { googleMapsDirections, ownMapLink } from './directions.ts';

test('LOC-05 the route leads to the name, street, zip and city', () => {
  const link = new URL(
    googleMapsDirections({
      name: 'Uppsala Boländerna',
      street: 'Rapsgatan 25',
      zip: '754 50',
      city: 'Uppsala',
    }),
  );
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/dir/');
  expect(link.searchParams.get('destination')).toBe('Uppsala Boländerna, Rapsgatan 25, 754 50, Uppsala');
  expect(link.search).toContain('Bol%C3%A4nderna');
});

test('what is not known of the address is left out', () => {
  const link = new URL(googleMapsDirections({ name: 'R & M', city: 'Lund', zip: '' }));
  expect(link.searchParams.get('destination')).toBe('R & M, Lund');
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

test('LOC-05 a phone opens its own map, everything else the link as it is', () => {
  const lund = { destination: 'Solvik Lund, Å & Ö-gatan 1, 222 22, Lund', position: '55.7,13.2' };
  const apple = new URL(ownMapLink(lund, iphone) ?? '');
  expect([apple.host, apple.searchParams.get('daddr')]).toEqual(['maps.apple.com', lund.destination]);
  expect(ownMapLink(lund, pixel)).toBe(`geo:55.7,13.2?q=${encodeURIComponent(lund.destination)}`);
  expect(ownMapLink({ destination: 'Lund' }, pixel)).toBe('geo:0,0?q=Lund');
  expect(ownMapLink(lund, windows)).toBeUndefined();
  expect(ownMapLink({}, iphone)).toBeUndefined();
});
