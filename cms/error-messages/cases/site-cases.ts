import sharp from 'sharp';
import { allCountries } from '../../../src/shared/sites/countries.ts';
import { allLanguages } from '../../../src/shared/sites/languages.ts';
import { wildcardMarker } from '../../../src/shared/sites/wildcard.ts';
import { LEAST_LOGO_PIXELS } from '../../collections/check-logo.ts';
import { kindNames } from '../../collections/index-errors.ts';
import { basedOnNewest, uploadForm } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

/** A change of a site's settings that is refused at one of its fields. */
function refused(path: string, settings: object, values: readonly unknown[] = []): ErrorCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as, { site }) => basedOnNewest(as('administrator'))(`/sites/${site}`, 'PATCH', settings),
  };
}

const newSite = {
  displayName: 'Ny',
  url: 'https://ny.example',
  name: 'ny-se',
  country: 'SE',
  languages: ['sv'],
};

/** A new site that lacks something. */
function refusedNew(path: string, missing: object, values: readonly unknown[] = []): ErrorCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as) => as('administrator')('/new-site', 'POST', { ...newSite, ...missing }),
  };
}

const languages = allLanguages.join(', ');

export const siteCases: ErrorCases = {
  'siteErrorMessages.name': refused('name', { name: 'Solvik SE' }),
  'siteErrorMessages.smallLogo': {
    status: 400,
    path: 'logo.media',
    with: [1, 1, LEAST_LOGO_PIXELS],
    send: async (as, { site }) => {
      const administrator = as('administrator');
      const dot = await sharp({ create: { width: 1, height: 1, channels: 4, background: 'red' } })
        .png()
        .toBuffer();
      const { body } = await administrator('/media', 'POST', uploadForm({ site }, 'dot.png', dot));
      const logo = { media: (body['doc'] as { id: number }).id };
      return basedOnNewest(administrator)(`/sites/${site}`, 'PATCH', { logo });
    },
  },
  'siteErrorMessages.url': refused('url', { url: 'www.solvik.example/' }),
  'siteErrorMessages.country': refused('country', { country: 'XX' }, [allCountries.join(', ')]),
  'siteErrorMessages.languages': refused('languages', { languages: [{ code: 'xx' }] }, [languages]),
  'siteErrorMessages.timeZone': refused('timeZone', { timeZone: 'Europe/Solvik' }),
  'siteErrorMessages.path': refused('pathToCarList', { pathToCarList: 'bilar/' }),
  'siteErrorMessages.noCarPage': refused('carDetailPath', { carDetailPath: '/bil' }, [
    `/bil/${wildcardMarker}/${wildcardMarker}`,
  ]),
  'siteErrorMessages.host': refused('hosts.0.host', { hosts: [{ host: 'https://a.example/x' }] }),
  'siteErrorMessages.hostTaken': {
    status: 400,
    path: 'hosts.0.host',
    with: ['taken.example', 'carstore-fi'],
    send: async (as, { site, foreignSite }) => {
      const hosts = [{ host: 'taken.example' }];
      await basedOnNewest(as('administrator'))(`/sites/${foreignSite}`, 'PATCH', { hosts });
      return basedOnNewest(as('administrator'))(`/sites/${site}`, 'PATCH', { hosts });
    },
  },
  'indexErrorMessages.name': refused('indices.cars', { indices: { cars: 'Bilar!' } }),
  'indexErrorMessages.twice': {
    ...refused('indices.sites', { indices: { cars: 'lager', sites: 'lager' } }),
    with: (language) => ['lager', kindNames[language].cars],
  },
  'indexErrorMessages.holds': {
    status: 400,
    path: 'indices.cars',
    with: (language) => ['platser', kindNames[language].sites],
    send: async (as, { site, foreignSite }) => {
      const change = basedOnNewest(as('administrator'));
      await change(`/sites/${foreignSite}`, 'PATCH', { indices: { sites: 'platser' } });
      return change(`/sites/${site}`, 'PATCH', { indices: { cars: 'platser' } });
    },
  },
  'newSiteErrorMessages.administratorsOnly': {
    status: 403,
    send: (as) => as('editor')('/new-site', 'POST', newSite),
  },
  'newSiteErrorMessages.displayName': refusedNew('displayName', { displayName: ' ' }),
  'newSiteErrorMessages.url': refusedNew('url', { url: 7 }),
  'newSiteErrorMessages.name': refusedNew('name', { name: '' }),
  'newSiteErrorMessages.country': refusedNew('country', { country: 'XX' }, [allCountries.join(', ')]),
  'newSiteErrorMessages.languages': refusedNew('languages', { languages: ['xx'] }, [languages]),
};
