import { demoThemes } from '../demo/themes.ts';
import { themeDocuments } from '../scripts/demo/documents.ts';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';
import { pageDocument, siteDocument, textBlock } from '../src/main/testing/documents.ts';

type Page = { path: string; name: string; order?: number; [field: string]: unknown };

const picture = (media: string) => ({ menuImage: { media } });

/** The menu tree of the mock-ups: three levels, pictures, an item that links to its page, long enough for More. */
const tree: Page[] = [
  { path: '/kopa-bil', name: 'Köpa bil', menuText: '2 318 bilar på tolv anläggningar.' },
  { path: '/kopa-bil/lager', name: 'Bilar i lager', ...picture('cut-out') },
  { path: '/kopa-bil/lager/begagnade', name: 'Begagnade bilar' },
  { path: '/kopa-bil/lager/elbilar', name: 'Elbilar' },
  { path: '/kopa-bil/nya', name: 'Nya bilar', ...picture('photo') },
  { path: '/kopa-bil/nya/norda', name: 'Norda' },
  { path: '/kopa-bil/transport', name: 'Transportbilar', ...picture('van') },
  { path: '/kopa-bil/privatleasing', name: 'Privatleasing', ...picture('red') },
  { path: '/kopa-bil/finansiering', name: 'Finansiering', ...picture('hall') },
  { path: '/kopa-bil/veckans-bil', name: 'Veckans bil', ...picture('estate') },
  { path: '/salja-bil', name: 'Sälja bil' },
  { path: '/verkstad', name: 'Verkstad' },
  { path: '/verkstad/service', name: 'Boka service', ...picture('hall') },
  { path: '/verkstad/skador', name: 'Skada och lack', ...picture('photo') },
  { path: '/verkstad/glas', name: 'Glas', ...picture('van') },
  { path: '/verkstad/hjul', name: 'Hjul', ...picture('red') },
  { path: '/dackhotell', name: 'Däckhotell' },
  { path: '/foretag', name: 'Företag', isNavigableInMenuWhenItHasChildren: true },
  { path: '/foretag/leasing', name: 'Företagsleasing' },
  { path: '/foretag/vagnpark', name: 'Vagnpark' },
  { path: '/anlaggningar', name: 'Anläggningar' },
  { path: '/fragor', name: 'Vanliga frågor' },
  { path: '/om-oss', name: 'Om Solvik' },
  { path: '/om-oss/hallbarhet', name: 'Hållbarhet' },
  { path: '/om-oss/press', name: 'Press' },
  { path: '/om-oss/press/bilder', name: 'Pressbilder' },
];

const logos = { logo: { media: 'logo' }, logoOnDark: { media: 'logo-on-dark' } };

const header = {
  ...logos,
  showSeparator: true,
  extraNavigationItems: [
    { title: '010-550 01 28', link: { href: 'tel:+46105500128' }, icon: 'phone' },
    { title: 'Solvik Auktion', link: { href: 'https://klubban.example/', target: '_blank' }, icon: 'gavel' },
    { title: 'Solvik i Norge', link: { href: 'https://solvik.example/' }, icon: 'globe' },
  ],
  hasMessage: true,
  messageTitle: 'Vinterhjul på köpet.',
  messageText: 'Gäller utvalda Norda till och med 30 november.',
  messageType: 'Dark',
};

/** One site in each of the four designs, each with another type of alert. */
export const designs = {
  'menu-solvik': { theme: 'solvik', header },
  'menu-carstore': { theme: 'carstore', header: { ...header, messageType: 'Light' } },
  'menu-bmw': { theme: 'bmw', header: { ...header, messageType: 'Neutral' } },
  'menu-mini': {
    theme: 'mini',
    header: { ...header, messageType: 'Warning', messageIcon: 'WarningAlert' },
  },
};

const looks = {
  'menu-sticky': { theme: 'solvik', header: { ...logos, isSticky: true } },
  'menu-dark': {
    theme: 'solvik',
    header: { ...logos, isSticky: true, slimNav: true, hasDarkTheme: true, showSeparator: true },
  },
};

export function shellDocument(site: string, fields: object): PublishedDocument {
  return { kind: 'shell', site, language: 'sv', key: 'header', body: fields };
}

const sites: PublishedDocument[] = Object.entries({ ...designs, ...looks }).flatMap(
  ([site, { theme, header: fields }]) => [
    siteDocument(site, { theme, url: `http://${site}.localhost`, favicon: { media: 'logo' } }),
    shellDocument(site, fields),
    ...pagesOf(site),
  ],
);

export const menuSites: PublishedDocument[] = [...themeDocuments(demoThemes), ...sites];

function pagesOf(site: string): PublishedDocument[] {
  const text = (id: number) => textBlock(`words-${id}`, 'Provkör i dag, bestäm dig när du vill. '.repeat(40));
  const long = Array.from({ length: 8 }, (_, id) => text(id));
  const hero = { image: { media: 'hero' }, title: 'Kör dit vägen tar slut.', variant: 'FullScreen' };
  return [
    pageDocument(site, 'home', {
      path: '/',
      name: 'Start',
      fields: { headerOverContent: true },
      main: [{ id: 'hero', block: 'hero', fields: hero }, ...long],
    }),
    pageDocument(site, 'home', { path: '/', name: 'Home' }, 'en'),
    ...tree.map(({ path, name, ...fields }, order) =>
      pageDocument(site, path, {
        path,
        name,
        fields: { order, ...fields },
        main: [{ id: 'hero', block: 'hero', fields: { ...hero, title: name } }, ...long],
      }),
    ),
  ];
}
