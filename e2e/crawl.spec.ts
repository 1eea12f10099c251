import { crawl } from './crawl.ts';
import { expect, siteNames, test } from './fixtures.ts';

/** Two sites to their ends, the others as far as most visitors come. */
const toTheEnd = ['solvik-se', 'carstore-fi'];

for (const site of siteNames) {
  test(`following the links of ${site} from its home page meets no dead end and no detour`, async () => {
    test.setTimeout(180_000);
    const limits = toTheEnd.includes(site) ? { pages: 1500, pictures: 150 } : { pages: 60, pictures: 10 };
    const { pages, pictures, errors: faults } = await crawl(site, limits);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(3);
    expect(pictures).toBeGreaterThan(3);
  });
}
