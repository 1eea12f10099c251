import { type Stored, schemaOf } from '../../platform/fields/fields.ts';
import { createSite, type Site, siteFields } from '../site.ts';

/** A dealer site with cars. */
export function aSite(more: object = {}): Site {
  const settings = {
    displayName: 'Solvik Sverige',
    url: 'https://solvik.example',
    hosts: [{ host: 'solvik.example' }],
    languages: [{ code: 'sv' }, { code: 'en' }],
    country: 'SE',
    theme: 'solvik',
    carDetailPath: '/kop-bil',
    pathToCarList: '/kop-bil/alla',
    indices: { cars: 'cars-solvik-se', sites: 'sites-solvik-se' },
    ...more,
  };
  return createSite('solvik-se', schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>);
}
