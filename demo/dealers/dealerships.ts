import { blurPlaceholder } from '../cars/blur.ts';
import { brandName } from './brand-name.ts';
import type { DealershipRecord } from './dealership-record.ts';
import { createDepartments } from './departments.ts';
import { carstoreFi } from './locations/carstore-fi.ts';
import { carstoreNo } from './locations/carstore-no.ts';
import { carstoreSe } from './locations/carstore-se.ts';
import { carstoreSk } from './locations/carstore-sk.ts';
import type { Chain, DealerLocation } from './locations/location.ts';
import { solvikNo } from './locations/solvik-no.ts';
import { solvikSe } from './locations/solvik-se.ts';
import { solvikUk } from './locations/solvik-uk.ts';
import { ascii } from './staff.ts';

const chains: readonly Chain[] = [
  solvikSe,
  solvikNo,
  solvikUk,
  carstoreSe,
  carstoreNo,
  carstoreFi,
  carstoreSk,
];

/** Every dealership of an index: `sites-solvik-se`. The same on every call. */
export function createDealerships(indexName: string): DealershipRecord[] {
  const chain = chains.find(({ site }) => `sites-${site}` === indexName);
  if (!chain) throw new Error(`There are no dealerships for '${indexName}'`);
  return chain.locations.map((place, at) => toDealershipRecord(chain, place, at));
}

export function findCompanyErpId(site: string): string {
  return chains.find((chain) => chain.site === site)?.companyErpId ?? '';
}

function toDealershipRecord(chain: Chain, place: DealerLocation, at: number): DealershipRecord {
  const image = pictureOf(chain, place, at);
  const brands = place.brands.length > 0 ? place.brands : (chain.brands?.split(' ') ?? []);
  const mailbox = ascii(place.name.replace(/^(Solvik|Carstore) /, ''));
  const domain = chain.kind === 'dealer' ? 'solvik.example' : 'carstore.example';
  return {
    site_id: `${chain.companyErpId}${String(at + 1).padStart(2, '0')}`,
    slug: place.slug,
    site_official_name: place.name,
    site_street: place.street,
    site_zip: place.zip,
    site_city: place.city,
    site_region: place.region,
    site_phone: place.phone,
    site_email: `${mailbox}@${domain}`,
    site_geocoord: place.geo,
    ...(image && {
      site_image_url: image,
      site_primary_image: { original: image, thumbnail_url: image, blur_data_url: blurPlaceholder('grey') },
    }),
    website_city: place.websiteCity,
    website_sort_order: (at + 1) * 10,
    site_brands: [
      ...brands.filter((code) => !code.includes('_')).map(brandName),
      ...(place.motorcycles ? [brandName('BMWMOTORRAD')] : []),
    ],
    site_departments: createDepartments(chain, place, at, brands, mailbox),
  };
}

const storePictures = ['scenes/dealership-day', 'scenes/showroom', 'scenes/city-dusk', 'scenes/harbour'];

/** Stores look alike and share a few pictures; every fifth is still waiting for its photographer. */
function pictureOf({ kind }: Chain, { picture }: DealerLocation, at: number): string | undefined {
  const shared = at % 5 === 4 ? undefined : storePictures[at % storePictures.length];
  const found = kind === 'store' ? shared : picture;
  return found && `media:${found}`;
}
