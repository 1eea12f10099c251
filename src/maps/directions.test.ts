import { expect, test } from 'vitest';
import { googleMapsDirections } from './directions.ts';

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
