import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDocuments } from '../scripts/demo/documents.ts';
import { publishedContent } from '../src/content/publishing/published-content.ts';
import { pageAt, type SiteContent } from '../src/content/publishing/site-content.ts';
import { checkSiteRedirects } from '../src/content/publishing/site-redirects.ts';
import { splitAddress } from '../src/content/redirects/request-path.ts';
import { referenceTable } from '../src/content/redirects/testing/reference-table.ts';
import { createExamples, withSlugs } from './redirects/testing/examples.ts';
import { openSite } from './redirects/testing/open-site.ts';
import type { DemoSite } from './site-builder.ts';
import { readSites } from './sites.ts';

/** Every rule of every table, tried at addresses made from the data. */
const silence = { info: () => {}, warn: () => {}, error: () => {} };
const sites = await readSites();
const published = publishedContent(silence);
published.apply(
  sites.flatMap(toDocuments).map((document) => ({
    revision: 1,
    document: { ...document, removed: false },
    publishedAt: '',
  })),
);
const withTables = sites.filter(({ redirects = [] }) => redirects.length > 0);

function contentOf({ name }: DemoSite): SiteContent {
  const content = published.siteNamed(name);
  if (!content) throw new Error(`${name} is not published`);
  return content;
}

const pageExistsIn = (content: SiteContent) => (path: string) => pageAt(content, path) !== undefined;

test('RED-59 the seven sites that had an older one have a table', () => {
  const names = 'carstore-fi carstore-no carstore-se carstore-sk solvik-no solvik-se solvik-uk';
  expect(withTables.map(({ name }) => name)).toEqual(names.split(' '));
});

test.each(withTables.map((site) => [site.name, site] as const))(
  'ROUTE-11 ROUTE-25 %s: no rule is refused, doubtful or hides a page',
  (_, site) => {
    expect(checkSiteRedirects(contentOf(site))).toEqual([]);
    expect(site.redirects?.every(({ permanent }) => permanent)).toBe(true);
  },
);

describe.each(withTables.map((site) => [site.name, site] as const))('%s', (_, site) => {
  const content = contentOf(site);
  const pageExists = pageExistsIn(content);
  const examples = createExamples(content);
  const plain = referenceTable(withSlugs(content));
  let open: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    open = await openSite(site);
  });
  afterAll(() => open.close());

  const sentTo = (address: string) => {
    const { path, query } = splitAddress(address);
    return plain(path, query, pageExists);
  };
  const stays = (address: string) => {
    const { path } = splitAddress(address);
    const rule = content.redirects.ruleAt(path, '');
    return rule?.yieldsToLanguage === true && (path.split('/').length > 2 || pageExists(path));
  };
  /** A rule on the prefix of a language that the site offers fires nowhere as long as the language has a home page. */
  const firing = content.redirects.rules.filter((rule) => !examples(rule).every(stays));

  test('ROUTE-12 ROUTE-25 every rule: one permanent hop to its destination, which is a page', async () => {
    for (const rule of firing) {
      const addresses = examples(rule).filter((address) => !stays(address));
      expect(
        addresses.map((address) => sentTo(address)?.rule),
        rule.authored.source,
      ).toContain(rule.number);
      for (const address of addresses) {
        const location = sentTo(address)?.location;
        const { end, ...hop } = await open.visit(address);
        expect({ address, ...hop }).toEqual({ address, status: 308, location });
        expect({ location, end }).toEqual({ location, end: location?.startsWith('/') ? 200 : 'elsewhere' });
      }
    }
  });

  test('ROUTE-12 HEAD gets the same response as GET', async () => {
    for (const rule of firing) {
      const [address = ''] = examples(rule).filter((one) => !stays(one));
      const { status, headers, text } = await open.get(open.host, address, { method: 'HEAD' });
      expect([status, headers.location, text]).toEqual([308, sentTo(address)?.location, '']);
    }
  });

  test('ROUTE-16 rules with conditions do not fire without them', async () => {
    for (const rule of content.redirects.rules.filter(({ conditions }) => conditions.length > 0)) {
      for (const address of examples(rule)) {
        const { path, query } = splitAddress(address);
        const wrong = query.replace(/=/g, '=not-');
        for (const other of [path, `${path}?${wrong}`]) {
          const { status, location } = await open.visit(other);
          expect(sentTo(other)?.rule).not.toBe(rule.number);
          expect([other, status === 308 ? location : undefined]).toEqual([other, sentTo(other)?.location]);
        }
      }
    }
  });

  test('ROUTE-09 the rules of other sites do not fire here', async () => {
    const ofOtherSites = withTables
      .filter((other) => other !== site)
      .flatMap((other) =>
        contentOf(other).redirects.rules.map((rule) => createExamples(contentOf(other))(rule)[0] ?? ''),
      )
      .filter((address) => !content.site.languages.some((language) => address.split('/')[1] === language));
    expect(ofOtherSites.length).toBeGreaterThan(0);
    for (const address of ofOtherSites) {
      const { path, query } = splitAddress(address);
      expect([address, content.redirects.find(path, query, pageExists)]).toEqual([address, sentTo(address)]);
    }
    for (const address of ofOtherSites.filter((_, at) => at % 25 === 0)) {
      const { status, location } = await open.visit(address);
      expect([address, status === 308 ? location : undefined]).toEqual([address, sentTo(address)?.location]);
    }
  });
});
