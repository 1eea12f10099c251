import { expect, test } from 'vitest';
import { buildNavigation, type NavigationItem, type NavigationPage } from './navigation.ts';

type Sketch = Partial<Omit<NavigationPage, 'fields'>> & { fields?: Partial<NavigationPage['fields']> };

function aPage(path: string, { fields, ...rest }: Sketch = {}): NavigationPage {
  return { path, name: path.slice(1), hideInNavigation: false, ...rest, fields: { navTitle: '', ...fields } };
}

function menu(pages: readonly NavigationPage[], path = '/') {
  return buildNavigation(pages, { path, language: 'sv', href: (to) => to });
}

function titles(items: readonly NavigationItem[]): unknown[] {
  return items.map((item) => (item.children.length > 0 ? [item.title, titles(item.children)] : item.title));
}

test('NAV-04 pages become a tree by their paths, three levels deep and never four', () => {
  const pages = [aPage('/a'), aPage('/a/b'), aPage('/a/b/c'), aPage('/a/b/c/d')];
  expect(titles(menu(pages))).toEqual([['a', [['a/b', ['a/b/c']]]]]);
});

test('the home page is left to the logo', () => {
  expect(titles(menu([aPage('/'), aPage('/a')]))).toEqual(['a']);
});

test('NAV-05 SITE-28 a page hidden by true or by 1 is left out with all below it, at every level', () => {
  const pages = [
    aPage('/a'),
    aPage('/a/hidden', { hideInNavigation: true }),
    aPage('/b', { hideInNavigation: 1 }),
    aPage('/b/below'),
    aPage('/c', { hideInNavigation: 0 }),
  ];
  expect(titles(menu(pages))).toEqual(['a', 'c']);
});

test('NAV-06 an external link replaces the page’s own address', () => {
  const externalLink = { href: 'https://klubban.example/', text: '', target: '_blank' } as const;
  expect(menu([aPage('/auktion', { fields: { externalLink } })])[0]).toMatchObject({
    href: 'https://klubban.example/',
    target: '_blank',
  });
});

test('NAV-07 an item has all fields of the page that the menu and API clients use', () => {
  const picture = {
    id: 'estate',
    src: '/media/estate',
    width: 3,
    height: 2,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  };
  const fields = {
    navTitle: 'Köpa bil',
    menuText: '2 318 bilar',
    menuImage: { media: 'estate' },
    isNavigableInMenuWhenItHasChildren: true,
  };
  const here = { path: '/kop/lager', language: 'sv', href: (to: string) => to, picture: () => picture };
  const [item] = buildNavigation([aPage('/kop', { name: 'Köp', fields }), aPage('/kop/lager')], here);
  expect(item).toMatchObject({
    name: 'Köp',
    title: 'Köpa bil',
    text: '2 318 bilar',
    image: picture,
    path: '/kop',
    href: '/kop',
    target: '',
    language: 'sv',
    navigable: true,
    current: false,
    isAncestor: true,
    children: [{ name: 'kop/lager', image: undefined, navigable: false, current: true }],
  });
});

test('NAV-08 items are sorted by their order, those without one come after them by name', () => {
  const pages = [
    aPage('/z', { fields: { order: 1 } }),
    aPage('/b'),
    aPage('/a'),
    aPage('/å'),
    aPage('/y', { fields: { order: 2 } }),
  ];
  expect(titles(menu(pages))).toEqual(['z', 'y', 'a', 'b', 'å']);
});

test('NAV-09 an item is called by its title in menus, else by its name', () => {
  const pages = [
    aPage('/a', { name: 'Köp', fields: { navTitle: 'Köpa bil' } }),
    aPage('/b', { name: 'Om oss' }),
  ];
  expect(titles(menu(pages))).toEqual(['Köpa bil', 'Om oss']);
});

test('NAV-11 the open page is marked, and so is every page above it, but no page that only begins alike', () => {
  const marked = menu([aPage('/a'), aPage('/a/b'), aPage('/a-team')], '/a/b');
  expect(marked.map(({ title, current, isAncestor }) => ({ title, current, isAncestor }))).toEqual([
    { title: 'a', current: false, isAncestor: true },
    { title: 'a-team', current: false, isAncestor: false },
  ]);
  expect(marked[0]?.children[0]).toMatchObject({ current: true, isAncestor: false });
});

test('a page whose parent does not exist hangs from the nearest one above that does', () => {
  expect(titles(menu([aPage('/a'), aPage('/a/gone/c'), aPage('/lost/d')]))).toEqual([
    ['a', ['a/gone/c']],
    'lost/d',
  ]);
});

test('NAV-40 a wildcard page has no address of its own and is not linked', () => {
  expect(titles(menu([aPage('/cars'), aPage('/cars/,-w-,')]))).toEqual(['cars']);
});

test('addresses have the prefix of the page’s language', () => {
  const [item] = buildNavigation([aPage('/om-oss')], { path: '/', language: 'en', href: (to) => `/en${to}` });
  expect(item?.href).toBe('/en/om-oss');
});
