import { routerLanguages } from '../../../src/sites/languages.ts';
import { siteFields } from '../../../src/sites/site.ts';
import { wildcardMarker } from '../../../src/sites/wildcard.ts';
import { kindNames } from '../../collections/index-errors.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

/** A change of a site's settings that is refused at one of its fields. */
function refused(path: string, settings: object, values: readonly unknown[] = []): RefusalCase {
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
function refusedNew(path: string, missing: object, values: readonly unknown[] = []): RefusalCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as) => as('administrator')('/new-site', 'POST', { ...newSite, ...missing }),
  };
}

const languages = routerLanguages.join(', ');

export const siteCases: RefusalCases = {
  'siteRefusals.name': refused('name', { name: 'Solvik SE' }),
  'siteRefusals.url': refused('url', { url: 'www.solvik.example/' }),
  'siteRefusals.languages': refused('languages', { languages: [{ code: 'xx' }] }, [languages]),
  'siteRefusals.timeZone': refused('timeZone', { timeZone: 'Europe/Solvik' }),
  'siteRefusals.path': refused('pathToCarList', { pathToCarList: 'bilar/' }),
  'siteRefusals.noCarPage': refused('carDetailPath', { carDetailPath: '/bil' }, [
    `/bil/${wildcardMarker}/${wildcardMarker}`,
  ]),
  'siteRefusals.host': refused('hosts.0.host', { hosts: [{ host: 'https://a.example/x' }] }),
  'siteRefusals.hostTaken': {
    status: 400,
    path: 'hosts.0.host',
    with: ['taken.example', 'carstore-fi'],
    send: async (as, { site, foreignSite }) => {
      const hosts = [{ host: 'taken.example' }];
      await basedOnNewest(as('administrator'))(`/sites/${foreignSite}`, 'PATCH', { hosts });
      return basedOnNewest(as('administrator'))(`/sites/${site}`, 'PATCH', { hosts });
    },
  },
  'indexRefusals.name': refused('indices.cars', { indices: { cars: 'Bilar!' } }),
  'indexRefusals.twice': {
    ...refused('indices.sites', { indices: { cars: 'lager', sites: 'lager' } }),
    with: (language) => ['lager', kindNames[language].cars],
  },
  'indexRefusals.holds': {
    status: 400,
    path: 'indices.cars',
    with: (language) => ['platser', kindNames[language].sites],
    send: async (as, { site, foreignSite }) => {
      const change = basedOnNewest(as('administrator'));
      await change(`/sites/${foreignSite}`, 'PATCH', { indices: { sites: 'platser' } });
      return change(`/sites/${site}`, 'PATCH', { indices: { cars: 'platser' } });
    },
  },
  'newSiteRefusals.administratorsOnly': {
    status: 403,
    send: (as) => as('editor')('/new-site', 'POST', newSite),
  },
  'newSiteRefusals.displayName': refusedNew('displayName', { displayName: ' ' }),
  'newSiteRefusals.url': refusedNew('url', { url: 7 }),
  'newSiteRefusals.name': refusedNew('name', { name: '' }),
  'newSiteRefusals.country': refusedNew('country', { country: 'XX' }, [
    siteFields.country.choices?.join(', '),
  ]),
  'newSiteRefusals.languages': refusedNew('languages', { languages: ['xx'] }, [languages]),
};
