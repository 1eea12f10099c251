import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { createPageStyles, PageStylesProvider } from '../../../shared/ui/page-styles.tsx';
import { buildNavigation, type NavigationPage } from '../navigation.ts';
import { aPicture, resolve } from '../testing/resolve-fields-of.ts';
import { headerFields } from './fields.ts';
import { Header, type HeaderProps } from './header.tsx';

const pages: NavigationPage[] = ['/kop-bil', '/kop-bil/alla', '/om-oss'].map((path) => ({
  path,
  name: path.slice(1),
  hideInNavigation: false,
  fields: { navTitle: '' },
}));

function navigation(sketches: readonly Partial<NavigationPage>[], path = '/') {
  const tree = sketches.map((sketch) => ({
    path: '/',
    name: sketch.path ?? '',
    hideInNavigation: false,
    fields: { navTitle: '' },
    ...sketch,
  }));
  const href = (to: string) => to;
  return buildNavigation(tree, { path, language: 'sv', href, picture: ({ media }) => aPicture(media) });
}

function header(written: Authored<typeof headerFields> = {}, rest: Partial<HeaderProps> = {}) {
  const styles = createPageStyles();
  const page = rest.page ?? aPageContext();
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={styles}>
      <Header
        header={resolve(headerFields, written)}
        navigation={buildNavigation(pages, { path: '/om-oss', language: 'sv', href: page.href })}
        page={page}
        alternates={[]}
        overContent={false}
        {...rest}
      />
    </PageStylesProvider>,
  );
  return { html, bar: html.match(/<header class="([^"]*)"/)?.[1] ?? '', css: styles.css() };
}

const logo = { media: 'logo' };

test('NAV-01 the logo links to the home page, in the language of the page', () => {
  const page = { ...aPageContext(), href: (path: string) => (path === '/' ? '/en' : `/en${path}`) };
  expect(header({ logo }, { page }).html).toMatch(/<a href="\/en" aria-label="Solvik: Till startsidan"/);
});

test('NAV-02 a logo without size is 150 by 55, one with a size has that', () => {
  expect(header({ logo }).html).toMatch(/<img width="150" height="55"/);
  expect(header({ logo }).css).toContain('--logo-width:150px;--logo-height:55px');
  expect(header({ logo, logoWidth: 75, logoHeight: 30 }).css).toContain(
    '--logo-width:75px;--logo-height:30px',
  );
});

test('a site without a logo shows its name', () => {
  expect(header().html).toMatch(/<span class="[^"]*">Solvik<\/span>/);
});

test('NAV-11 the open page is marked as such in the bar', () => {
  expect(header().html).toMatch(/<a href="\/om-oss" class="menu-bar__item" aria-current="page">/);
  expect(header().html.match(/class="menu-bar__item" aria-current/g)).toHaveLength(1);
});

test('NAV-15 an item with pages below it opens a panel and is not a link', () => {
  expect(header().html).toMatch(
    /<button[^>]* popoverTarget="menu-panel-0"[^>]*class="menu-bar__item"[^>]*>kop-bil/i,
  );
  expect(header().html).toMatch(/<div popover="auto" id="menu-panel-0"/);
});

test('NAV-15 an item that may be visited although it has pages below it links to its page, and has a separate button for its panel', () => {
  const items = navigation([
    { path: '/a', fields: { navTitle: '', isNavigableInMenuWhenItHasChildren: true } },
    { path: '/a/b' },
  ]);
  const { html } = header({}, { navigation: items });
  expect(html).toMatch(/<a href="\/a" class="menu-bar__item">/);
  expect(html).toMatch(/<button[^>]* popoverTarget="menu-panel-0" aria-label="Visa mer under \/a"/i);
});

test('NAV-16 More repeats every item, for a bar that is too narrow', () => {
  const more = header().html.match(/<li class="menu-bar__more[ "].*?<\/nav>/)?.[0] ?? '';
  expect(more).toContain('>Mer<');
  expect(more).toMatch(/kop-bil.*kop-bil\/alla.*om-oss/);
});

test('NAV-21 a panel shows the pictures of its pages, which load lazily', () => {
  const menuImage = { media: 'estate' };
  const items = navigation([{ path: '/a' }, { path: '/a/b', fields: { navTitle: '', menuImage } }]);
  const { html } = header({}, { navigation: items });
  expect(html).toMatch(/has-pictures-always.*<img src="\/media\/estate\/original.svg"[^>]*loading="lazy"/);
  expect(header().html).not.toMatch(/class="(?:[^"]* )?has-pictures/);
});

test('NAV-23 pages of the third level expand by a plus sign that turns into a minus', () => {
  const items = navigation([{ path: '/a' }, { path: '/a/b' }, { path: '/a/b/c' }]);
  const panel = header({}, { navigation: items }).html.match(/id="menu-panel-0".*?<\/details>/)?.[0];
  expect(panel).toMatch(
    /<details><summary aria-label="Visa mer under \/a\/b"[^>]*><svg.*<svg.*<\/summary>.*\/a\/b\/c/,
  );
});

test('external links are beside a short menu, and in More beside a long one', () => {
  const extraNavigationItems = [{ title: 'Auktion', link: { href: 'https://klubban.example/' } }];
  const long = navigation(Array.from({ length: 8 }, (_, at) => ({ path: `/page-${at}` })));
  expect(header({ extraNavigationItems }).html).toMatch(/class="site-header__extra [^"]*is-external/);
  expect(header({ extraNavigationItems }, { navigation: long }).html).not.toMatch(
    /class="site-header__extra/,
  );
});

test('NAV-18 NAV-19 the menu button opens a sheet, and pages below an item open a sheet with a back button', () => {
  const { html } = header();
  expect(html).toMatch(/popovertarget="menu-sheet"[^>]*class="site-header__menu[ "]/i);
  expect(html).toMatch(/<div popover="auto" id="menu-sheet-0"/);
  expect(html).toMatch(/popovertarget="menu-sheet-0" popovertargetaction="hide"/i);
});

test('NAV-12 an extra item may open a new tab, and announces it', () => {
  const link = { href: 'https://klubban.example/', target: '_blank' as const };
  const { html } = header({ extraNavigationItems: [{ title: 'Auktion', link }] });
  expect(html).toMatch(/<a href="https:\/\/klubban.example\/"[^>]* target="_blank" rel="noopener"/);
  expect(html).toContain('(öppnas i ny flik)');
});

test('NAV-06 a page with an external link is a link to it in the bar, in More and in the sheet, each in a new tab', () => {
  const externalLink = { href: 'https://klubban.example/', text: '', target: '_blank' as const };
  const { html } = header(
    {},
    { navigation: navigation([{ path: '/a', fields: { navTitle: 'A', externalLink } }]) },
  );
  const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const external = links.filter((attributes) => attributes.includes('href="https://klubban.example/"'));
  expect(external).toHaveLength(3);
  for (const attributes of external) expect(attributes).toMatch(/ target="_blank" rel="noopener"/);
  expect(html).not.toContain('href="/a"');
  expect(html.match(/\(öppnas i ny flik\)/g)).toHaveLength(3);
});

test('NAV-12 an extra item that links to another site is a link in the bar and among the external links of the sheet', () => {
  const extraNavigationItems = [
    { title: 'Auktion', link: { href: 'https://klubban.example/' } },
    { title: 'Hitta hit', link: { href: '/hitta' } },
  ];
  const { html } = header({ extraNavigationItems });
  const externalLinks = html.match(/<ul class="external-links[ "].*?<\/ul>/)?.[0] ?? '';
  expect(externalLinks).toMatch(/<a href="https:\/\/klubban.example\/" class="[^"]*">/);
  expect(externalLinks).not.toContain('/hitta');
  expect(html).toMatch(/<a href="\/hitta" class="site-header__extra[^"]*">/);
});

test('NAV-13 an extra item without a title or without a link is left out; the link’s own text is its title', () => {
  const items = [
    { link: { href: '/empty' } },
    { title: 'Nowhere' },
    { link: { href: '/named', text: 'Hitta hit' } },
  ];
  const { html } = header({ extraNavigationItems: items });
  expect(html).not.toContain('/empty');
  expect(html).not.toContain('Nowhere');
  expect(html).toContain('<span>Hitta hit</span>');
});

test('SITE-27 NAV-14 an extra item shows its icon; without one, or with an unknown name, it shows its text alone', () => {
  const item = (icon: string) =>
    header({ extraNavigationItems: [{ title: 'Hitta hit', link: { href: '/hitta' }, icon }] }).html.match(
      /<a href="\/hitta" class="site-header__extra.*?<\/a>/,
    )?.[0];
  expect(item('map-pin')).toContain('<svg');
  expect(item('')).not.toContain('<svg');
  expect(item('no-such-icon')).not.toContain('<svg');
});

test('NAV-30 a language without pages is not in the header', () => {
  const { html } = header({}, { languagesWithHome: ['sv'] });
  expect(html).not.toMatch(/hreflang="en"/i);
});

test('NAV-30 a site with one language offers no choice of languages', () => {
  const page = aPageContext({ languages: [{ code: 'sv' }] });
  expect(header({}, { page }).html).not.toMatch(/hreflang/i);
});

test('NAV-31 NAV-32 each language links to the same page in it, or to its home, and is named in its own language', () => {
  const { html } = header({}, { alternates: [{ language: 'sv', href: '/om-oss' }] });
  expect(html).toMatch(/<a href="\/om-oss" lang="sv" hrefLang="sv" aria-current="true"[^>]*>.*?Svenska/i);
  expect(html).toMatch(/<a href="\/en" lang="en" hrefLang="en"[^>]*>.*?English/i);
});

test('NAV-33 a sticky header is solid, also where the page sets one over the content', () => {
  expect(header({ isSticky: true }, { overContent: true }).bar).toBe('site-header site-header--sticky');
});

test('NAV-34 a header that is not sticky overlays the content where the page sets it', () => {
  expect(header({}, { overContent: true }).bar).toContain('site-header--over');
  expect(header().bar).not.toContain('site-header--over');
});

test('NAV-36 slim, dark and separated headers look different', () => {
  expect(header({ slimNav: true }).bar).toContain('site-header--slim');
  expect(header({ hasDarkTheme: true }).bar).toContain('site-header--dark');
  expect(header({ showSeparator: true }).bar).toContain('site-header--lined');
});

test('NAV-39 without a menu the header shows its logo', () => {
  const { html } = header({ logo }, { navigation: null });
  expect(html).toContain('site-logo');
  expect(html).not.toContain('menu-bar');
});

test('a site with a page of saved cars links to it with a heart, without a count until the script runs', () => {
  const [heart = ''] =
    header({}, { savedCars: '/sparade-bilar' }).html.match(/<a href="\/sparade-bilar".*?<\/a>/) ?? [];
  expect(heart).toContain('aria-label="Sparade bilar"');
  expect(heart).toMatch(/<span data-count="" hidden=""[^>]*><\/span>/);
  expect(header().html).not.toContain('data-saved-cars');
});

test('has no style attribute and no inline handler', () => {
  const everything = {
    logo,
    logoOnDark: logo,
    action: { href: '/app', text: 'Hämta appen' },
    hasMessage: true,
  };
  expect(header(everything, { overContent: true }).html).not.toMatch(/ style=| on[a-z]+=/);
});
