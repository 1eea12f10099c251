import { type CollectionBeforeValidateHook, ValidationError, type ValidationFieldError } from 'payload';
import { allCountries, isCountry } from '../../src/shared/sites/countries.ts';
import { allLanguages, isLanguage } from '../../src/shared/sites/languages.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { defaultsForCountry } from './country-defaults.ts';
import { siteErrorMessages } from './site-error-messages.ts';

/**
 * Settings the sites could not be served with are refused while somebody can still correct them: the server would leave
 * the whole site out and say so only in its log.
 */
export const checkSite: CollectionBeforeValidateHook = ({ data = {}, originalDoc, operation, req }) => {
  const written: SiteSettings = { ...originalDoc, ...data };
  // A copy of a site must not claim the original's hosts. Without an original, Payload passes empty groups.
  const isNew = operation === 'create' && originalDoc?.name === undefined;
  const completed = { ...data, ...missingSettings(written, isNew) };
  const errors = siteErrors({ ...written, ...completed }, req.i18n.language);
  if (errors.length > 0) throw new ValidationError({ collection: 'sites', errors, req });
  return completed;
};

export type SiteSettings = {
  name?: string | null;
  displayName?: string | null;
  url?: string | null;
  country?: string | null;
  timeZone?: string | null;
  hosts?: readonly { host?: string | null }[] | null;
  languages?: readonly { code?: string | null }[] | null;
  pathToCarList?: string | null;
  carDetailPath?: string | null;
  siteDetailPath?: string | null;
  workshopBookingPath?: string | null;
};

/** What a site cannot do without and nobody filled in. */
function missingSettings(
  { name, displayName, url, hosts, languages, timeZone, country }: SiteSettings,
  isNew: boolean,
) {
  const defaults = defaultsForCountry(country);
  const hostname = URL.parse(url ?? '')?.hostname;
  return {
    // Lists and choices name a site by it.
    ...(!displayName && name && { displayName: name }),
    ...(!languages?.length && { languages: [{ code: defaults.language }] }),
    ...(!timeZone && { timeZone: defaults.timeZone }),
    // Later the hosts are what an administrator left there, also when that is none.
    ...(isNew && !hosts?.length && hostname && { hosts: [{ host: hostname }] }),
  };
}

/** Hosts are checked where they are claimed (claim-hosts.ts), indices with those of the other sites (check-indices.ts). */
export function siteErrors(site: SiteSettings, language: string): ValidationFieldError[] {
  const { name, url, country, languages, timeZone } = site;
  const texts = chooseText(siteErrorMessages, language);
  const checks: [path: string, isRight: boolean, message: string][] = [
    ['name', matches(name, /^[a-z0-9]+(-[a-z0-9]+)*$/), texts.name],
    ['url', !url || isOrigin(url), texts.url],
    [
      'languages',
      (languages ?? []).some(({ code }) => isLanguage(code ?? '')),
      texts.languages(allLanguages.join(', ')),
    ],
    ['country', !country || isCountry(country), texts.country(allCountries.join(', '))],
    ['timeZone', !timeZone || isTimeZone(timeZone), texts.timeZone],
    ...pathFields.map((field): [string, boolean, string] => [
      field,
      matches(site[field], /^(\/[^/\s?#]+)+$/),
      texts.path,
    ]),
  ];
  return checks.filter(([, isRight]) => !isRight).map(([path, , message]) => ({ path, message }));
}

const pathFields = ['pathToCarList', 'carDetailPath', 'siteDetailPath', 'workshopBookingPath'] as const;

/** Empty is another check's matter. */
function matches(value: string | null | undefined, pattern: RegExp): boolean {
  return !value || pattern.test(value);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text.toLowerCase();
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
