import { expect, test } from 'vitest';
import { siteLabel } from './own-sites.ts';

const carstore = (country: string) => ({ name: `carstore-${country}`, displayName: 'Carstore', country });
const solvik = { name: 'solvik-se', displayName: 'Solvik Sverige', country: 'SE' };

test('sites of the same name are distinguished by country', () => {
  const all = [carstore('SE'), carstore('FI'), solvik];
  expect(all.map((site) => siteLabel(site, all))).toEqual([
    'Carstore, Sweden',
    'Carstore, Finland',
    'Solvik Sverige',
  ]);
  expect(siteLabel({ name: 'new-site' }, all)).toBe('new-site');
});
