import type { Stored } from '../platform/fields/fields.ts';
import { choice, flag, group, list, media, nameOf, number, text } from '../platform/fields/fields.ts';
import { type Theme, themeNamed } from '../ui/themes/theme.ts';
import { allCountries, type Country, countries, isCountry } from './countries.ts';
import { normaliseHost } from './host.ts';
import { allLanguages, isLanguage, type Language } from './languages.ts';

/** A site as its editors set it up: one per country and brand. */
export const siteFields = {
  displayName: text('Name shown to people'),
  url: text('Public address', { help: 'With https:// and no slash at the end.' }),
  hosts: list(
    'Hosts',
    { host: text('Host') },
    {
      help: 'Every host name that leads to this site, such as www.dealer.example, without a port. A host belongs to one site, with and without www.',
    },
  ),
  redirectsWww: flag('Send www. to the bare host'),
  country: nameOf('country', 'Country', {
    initial: 'SE',
    help: 'Its currency, VAT, number plates, units and rules.',
  }),
  timeZone: text('Time zone', {
    help: 'Such as Europe/Stockholm. Empty: that of the country.',
  }),
  languages: list(
    'Languages',
    { code: text('Language code') },
    { help: `The first one is the default. Codes: ${allLanguages.join(', ')}.` },
  ),
  theme: nameOf('theme', 'Theme'),
  contact: group(
    'Sender of mails',
    {
      address: text('Postal address', { help: 'On one line, such as Kajgatan 2, 451 28 Västerhamn.' }),
      phone: text('Telephone', { help: 'As people write it, such as 010-550 01 28.' }),
      email: text('E-mail address'),
    },
    { help: 'Stands below every mail that the site sends.' },
  ),
  titleTemplate: text('Title template', { help: '%s stands for the title of the page.' }),
  logo: media('Logo', {
    help: 'SVG, or PNG with a clear ground. Shown where the header has no logo of its own; icons of browsers and phones and the picture of shared links are made from it.',
  }),
  favicon: media('Favicon', { help: 'Empty: made from the logo.' }),
  faviconFile: text('Favicon file', {
    help: 'An address; used when no favicon picture is set.',
  }),
  gtmID: text('Tag manager id'),
  tagServer: text('Tagging server', {
    help: 'Your own, such as https://tags.solvik.example. Empty: the tag manager comes from Google.',
  }),
  tagHosts: list(
    'Hosts that tags may reach',
    { host: text('Host') },
    { help: 'Besides the tag manager and Google Analytics, such as connect.facebook.net.' },
  ),
  consentRevision: number('Consent revision', {
    min: 0,
    help: 'Raise it when the site starts to use other cookies: every visitor is asked again.',
  }),
  pathToCarList: text('Path to the car list', {
    help: 'The page with the car list block, such as /cars. Makes and models need a page ,-w-, below it, and another below that.',
  }),
  carDetailPath: text('Path of car pages', {
    help: 'Such as /car: cars are at /car/{number}/{name}, the page /car/,-w-,/,-w-, with the car page block.',
  }),
  siteDetailPath: text('Path of dealer pages'),
  workshopBookingPath: text('Path to workshop booking'),
  showsNewCarsInStock: flag('Cars in stock on dealer pages', {
    help: 'Departments that sell new cars get a button to the car list with the cars that stand there.',
  }),
  financeOrganisationId: text('Finance organisation id (UK)'),
  storeSlug: text('Store slug in redirect rules'),
  groupSlug: text('Group slug in redirect rules'),
  indices: group('Search indices', {
    cars: text('Cars', {
      help: 'The index that holds its cars, by any name, such as cars-dealer-se or stock. Feeds use that name. Empty: the site sells no cars.',
    }),
    sites: text('Dealerships', { help: 'The index that holds its dealerships, such as sites-dealer-se.' }),
    chargers: text('Charging stations', {
      help: 'The index that holds its charging stations, such as chargers-dealer-se.',
    }),
  }),
  directory: group('In the directory of sites', {
    section: choice('Section', ['Dealers', 'Carstore', 'Other businesses']),
    order: text('Order'),
    summary: text('What it shows'),
    headline: text('Headline of the small page'),
    action: text('Button of the small page'),
    wordmark: text('Wordmark of the small page'),
    picture: media('Picture of the small page'),
    look: choice('Look of the small page', ['photo', 'stage', 'brand', 'dark', 'accent', 'plain']),
    bay: media('Car in the bay'),
    bayTone: choice('Bay', ['dark', 'light']),
    rows: list('Price rows of the small page', { label: text('Label'), value: text('Value') }),
  }),
} as const;

export type Site = Omit<Stored<typeof siteFields>, 'hosts' | 'country' | 'languages' | 'theme'> & {
  name: string;
  country: Country;
  theme: Theme;
  hosts: readonly string[];
  /** What extensions let be said of it, by extension, as the studio stores it. */
  extensionValues?: Readonly<Record<string, unknown>>;
  /** At least one; the first is the default and has no prefix in addresses. */
  languages: readonly [Language, ...Language[]];
};

export function createSite(
  name: string,
  settings: Stored<typeof siteFields>,
  themes: ReadonlyMap<string, Theme> = new Map(),
): Site {
  const offered = settings.languages.map(({ code }) => code).filter(isLanguage);
  const [first, ...others] = offered;
  if (!first) throw new Error(`Site ${name} lists no language the router knows`);
  const { country } = settings;
  if (!isCountry(country))
    throw new Error(`Site ${name} is in '${country}', which is none of ${allCountries.join(', ')}`);
  return {
    ...settings,
    name,
    country,
    theme: themeNamed(themes, settings.theme),
    timeZone: settings.timeZone || countries[country].timeZone,
    hosts: settings.hosts.flatMap(({ host }) => normaliseHost(host) ?? []),
    languages: [first, ...others],
  };
}

/** The default language has no prefix, the others `/{language}`. */
export function localizedPath(site: Pick<Site, 'languages'>, language: Language, path: string): string {
  if (language === site.languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The reverse: the language of an address, and the path of its page. */
export function parseLocalizedPath(
  { languages }: Pick<Site, 'languages'>,
  address: string,
): { language: Language; path: string } {
  const [, first = ''] = address.split('/', 2);
  const named = languages.slice(1).find((language) => language === first);
  return named
    ? { language: named, path: address.slice(named.length + 1) || '/' }
    : { language: languages[0], path: address };
}

export function absoluteUrl(site: Pick<Site, 'url' | 'languages'>, language: Language, path: string): string {
  return `${site.url}${localizedPath(site, language, path)}`;
}

/** Which car index a site searches. Only seven sites have one (SITE-10). */
export function carIndexName(site: { indices: Partial<Site['indices']> } | undefined): string {
  if (!site?.indices.cars) throw new MissingIndexError('Unknown sitecoreSiteName');
  return site.indices.cars;
}

/** A block was placed on a site that has no records for it: no failure that passes by itself. */
export class MissingIndexError extends Error {}
