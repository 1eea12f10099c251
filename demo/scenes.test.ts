import { describe, expect, test } from 'vitest';
import { readSites } from './sites.ts';

const sites = await readSites();

/** The dealers have hundreds of pages and two dozen scenes between them; there a scene is shown once on a page. */
const dealers = ['solvik-se', 'solvik-no', 'solvik-uk'];
const others = sites.filter(({ name }) => !dealers.includes(name));

describe.each(others.map((site) => [site.name, site] as const))('%s', (_, site) => {
  test('no scene is on two of its pages, but for the card of a page with the picture of that page', () => {
    const pagesOf = new Map<string, Set<string>>();
    for (const page of site.pages)
      for (const { scene, shownFor } of scenesIn(page)) {
        const key = `${page.language} ${scene}`;
        pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(shownFor));
      }
    const twice = [...pagesOf].filter(([, pages]) => pages.size > 1).map(([key, pages]) => [key, ...pages]);
    expect(twice).toEqual([]);
  });
});

test.each(sites.map((site) => [site.name, site] as const))('%s: no page shows a scene twice', (_, site) => {
  const twice = site.pages.flatMap((page) => {
    const scenes = scenesIn(page).map(({ scene }) => scene);
    return scenes
      .filter((scene, at) => scenes.indexOf(scene) !== at)
      .map((scene) => [page.language, page.path, scene]);
  });
  expect(twice).toEqual([]);
});

test('every picture of the demo is drawn, so that none names a photographer', () => {
  const named = sites.flatMap(({ pages }) =>
    pages.filter((page) => /"photographer":"[^"]/.test(JSON.stringify(page))).map(({ path }) => path),
  );
  expect(named).toEqual([]);
});

type Shown = {
  scene: string /** The page it belongs to: where its card leads, or where it stands. */;
  shownFor: string;
};

function scenesIn({ main, path, language }: (typeof sites)[number]['pages'][number]): Shown[] {
  return main.flatMap(({ fields }) =>
    Object.values(fields as object).flatMap((field) => inField(field, path)),
  );

  function inField(value: unknown, shownFor: string): Shown[] {
    if (Array.isArray(value)) return value.flatMap((each) => inField(each, shownFor));
    if (typeof value !== 'object' || value === null) return [];
    const { media, image, link } = value as { media?: string; image?: unknown; link?: { href?: string } };
    // A phone's crop is the same picture.
    if (media) return /^scenes\/.*(?<!-phone)$/.test(media) ? [{ scene: media, shownFor }] : [];
    const target = image && link?.href?.startsWith('/') ? link.href.replace(`/${language}/`, '/') : shownFor;
    return Object.values(value).flatMap((each) => inField(each, target));
  }
}
