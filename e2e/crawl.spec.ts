import { expect, test } from '@playwright/test';
import { crawl } from './crawl.ts';
import { siteNames } from './fixtures.ts';

/** Two sites are crawled completely, the others as far as most visitors get. */
const fullCrawls = ['solvik-se', 'carstore-fi'];

for (const site of siteNames) {
  test(`following the links of ${site} from its home page finds no broken link and no redirect`, async () => {
    test.setTimeout(180_000);
    const limits = fullCrawls.includes(site) ? { pages: 1500, pictures: 150 } : { pages: 60, pictures: 10 };
    const { pages, pictures, errors } = await crawl(site, limits);
    expect(errors).toEqual([]);
    expect(pages).toBeGreaterThan(3);
    expect(pictures).toBeGreaterThan(3);
  });
}
