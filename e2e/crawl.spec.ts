import { crawl } from './crawl.ts';
import { expect, test } from './visitor.ts';

for (const site of ['solvik-se', 'carstore-fi']) {
  test(`following every link of ${site} from its home page meets no dead end and no detour`, async () => {
    test.setTimeout(300_000);
    const { pages, pictures, faults } = await crawl(site, { pages: 1500, pictures: 150 });
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(20);
    expect(pictures).toBeGreaterThan(10);
  });
}
