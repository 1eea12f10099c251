import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizedPath } from '../src/shared/sites/site.ts';
import { createCars } from './cars/inventory.ts';
import { openSite } from './redirects/testing/open-site.ts';
import { readSites } from './sites.ts';

/** What a link promises by its words, in all languages of the demo, and what the page behind it has to say of it. */
const promises: Readonly<Record<string, RegExp>> = {
  'used cars': /begagna|brukt|\bused\b|käytet|vaihtoauto|jazden|ojazden/i,
  'electric cars': /elbil|\belectric|sähköauto|elektromobil/i,
  hybrids: /hybrid/i,
  leasing: /leasing|leasa|lízing|\blease/i,
  'vans and trucks': /transportbil|skåpbil|varebil|lastbilar|\bvans?\b|pakettiauto|dodávk/i,
  tyres: /däck|dekk|\btyres?|rengas|rengai|pneumatik/i,
  'selling a car': /sälj|selg|\bsell|myy|predať|predaj|výkup/i,
  careers: /jobb(?!er)|karriär|karriere|careers|ura\b|kariéra/i,
};

type Link = { href: string; label: string; area: 'header' | 'main' | 'footer' };

const sites = await readSites();

describe.each(sites.map((site) => [site.name, site] as const))('%s', (_, site) => {
  let open: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    const { cars } = site.settings.indices ?? {};
    open = await openSite(site, cars ? createCars(cars as never).slice(0, 200) : []);
  });
  afterAll(() => open.close());

  const languages = (site.settings.languages ?? []).map(({ code }) => code) as ['sv'];

  test.each(languages)('menu, footer and home page in %s promise only what is there', async (language) => {
    const home = await open.get(open.host, localizedPath({ languages }, language, '/'));
    const links = ['header', 'main', 'footer'].flatMap((area) => linksOf(home.text, area as Link['area']));
    expect(links.length).toBeGreaterThan(5);
    const broken: string[] = [];
    const pages = new Map<string, ReturnType<typeof open.get>>();
    // That every link leads to a page is seen when the whole site is crawled (e2e/crawl.spec.ts).
    for (const { href, label, area } of links.filter((link) => promisesIn(link.label).length > 0)) {
      // Many links lead to the same page.
      const page = pages.get(href) ?? open.get(open.host, href);
      pages.set(href, page);
      const { status, text, headers } = await page;
      const about = `${area}: '${label}' leads to ${href}`;
      if (status !== 200) broken.push(`${about}, which answers ${status} ${headers.location ?? ''}`);
      else
        for (const promise of brokenPromises(label, href, text)) broken.push(`${about}, without ${promise}`);
    }
    expect(broken).toEqual([]);
  });
});

/** The links of an area that stay on the site, each address with each of its words once. */
function linksOf(html: string, area: Link['area']): Link[] {
  const part = new RegExp(`<${area}\\b[\\s\\S]*</${area}>`).exec(html)?.[0] ?? '';
  const links = [...part.matchAll(/<a\b[^>]*?href="(\/[^"#]*)[^"]*"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', inner = '']): Link => ({ href: decode(href), label: words(inner), area }),
  );
  return [...new Map(links.map((link) => [`${link.href} ${link.label}`, link])).values()].filter(
    ({ href }) => !/^\/(api|media|assets)\//.test(href),
  );
}

/** A longer text tells of one thing among others on the page. */
const MAX_WORDS_OF_A_NAME = 4;

function promisesIn(label: string): [string, RegExp][] {
  if (label.split(' ').length > MAX_WORDS_OF_A_NAME) return [];
  return Object.entries(promises).filter(([, pattern]) => pattern.test(label));
}

/** Kept in the title, a heading, or the address with its filters. */
function brokenPromises(label: string, href: string, html: string): string[] {
  const shown = [...html.matchAll(/<(?:title|h1|h2)\b[^>]*>([\s\S]*?)<\/(?:title|h1|h2)>/g)].map(
    ([, text = '']) => words(text),
  );
  const seen = [...shown, decodeURIComponent(href)].join(' | ');
  return promisesIn(label).flatMap(([name, pattern]) => (pattern.test(seen) ? [] : [name]));
}

function words(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
