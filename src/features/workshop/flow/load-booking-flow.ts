import type { Geocoder } from '../../../shared/maps/geocoder.ts';
import { mapSettings } from '../../../shared/maps/load-map-settings.ts';
import type { MapProvider } from '../../../shared/maps/map-provider.ts';
import { mapTextProps } from '../../../shared/maps/map-texts.ts';
import { placeTextKeys } from '../../../shared/maps/place-texts.ts';
import {
  type Coordinates,
  distanceKm,
  parseCoordinates,
  toCoordinates,
} from '../../../shared/platform/coordinates.ts';
import type { Link } from '../../../shared/platform/fields/fields.ts';
import { fallbackWidth, type Picture } from '../../../shared/platform/picture.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { TOTAL_CAP } from '../../../shared/search/port.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import type { LoadContext } from '../../../shared/sites/page-context.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Dealership } from '../../dealers/dealership.ts';
import { parseDealership } from '../../dealers/dealership.ts';
import messages from '../messages/flow/sv.json' with { type: 'json' };
import type { BookingFlowProps } from './booking-flow-props.ts';
import type { BookingLocation } from './booking-flow-state.ts';

export type BookingFlowFields = {
  contactEmail: string;
  contactPhone: string;
  brandLinks: readonly { link: Link | undefined }[];
  damageText: string;
  damageLink: Link | undefined;
  carPicture: Picture | undefined;
};

export type BookingFlowContext = LoadContext<{ search: CachedSearch; maps: MapProvider; geocoder: Geocoder }>;

/** A dealer page links here with the coordinates of its workshop (SB-14). */
export const bookingQueryKeys = ['latitude', 'longitude'] as const;

const GEOCODE_TIMEOUT_MS = 2000;

export async function loadBookingFlow(
  fields: BookingFlowFields,
  context: BookingFlowContext,
): Promise<BookingFlowProps> {
  const { site, language, texts } = context;
  const dealerships = await loadDealerships(context);
  const { carPicture, damageLink } = fields;
  return {
    language,
    country: site.country,
    timeZone: site.timeZone,
    map: mapSettings(context),
    mapTexts: mapTextProps(texts),
    texts: pickTexts(texts, [...keysOf(messages), ...placeTextKeys]),
    contactEmail: fields.contactEmail.trim() || (dealerships.find(({ email }) => email)?.email ?? ''),
    contactPhone: fields.contactPhone.trim(),
    carPicture: carPicture && toCarPicture(carPicture),
    damageInspection: {
      text: fields.damageText.trim() || texts('bookingDamageText'),
      linkText: damageLink?.text || texts('bookingDamageLink'),
      href: damageLink?.href ?? '',
    },
    brandLinks: fields.brandLinks.flatMap(({ link }) => (link ? [toBrandLink(link)] : [])),
    authorisedBrands: authorisedBrands(dealerships, language),
    startLocation: await startLocation(context, dealerships),
  };
}

/** One file of it is enough: it is never wider than the summary. */
function toCarPicture({ src, width, height, vector }: Picture): BookingFlowProps['carPicture'] {
  return { src: `${src}/${vector ? 'original.svg' : `${fallbackWidth(width)}.webp`}`, width, height };
}

function toBrandLink({ href, text }: Link) {
  return { label: text, href, external: /^https?:/.test(href) };
}

async function loadDealerships({ site, services, tag }: BookingFlowContext): Promise<readonly Dealership[]> {
  const index = site.indices.sites;
  if (!index) return [];
  tag(recordTags.all(index));
  const { content } = await services.search.search(index, {
    fields: [
      'site_id',
      'slug',
      'site_official_name',
      'site_city',
      'site_region',
      'site_email',
      'site_geocoord',
      'site_departments',
    ],
    limit: TOTAL_CAP,
  });
  return content.flatMap((record) => parseDealership(record) ?? []);
}

/** The makes of all workshop departments, in the order of the language (SB-09). */
export function authorisedBrands(dealerships: readonly Dealership[], language: string): readonly string[] {
  const names = dealerships
    .flatMap(({ departments }) => departments)
    .filter(({ group }) => group === 'Workshop')
    .flatMap(({ brands }) => brands.flatMap(({ name }) => name ?? []));
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, language));
}

/** The name of the place in the address; where nobody knows it, the town of the nearest dealership (SB-15). */
async function startLocation(
  { query, services, language, signal, log, site }: BookingFlowContext,
  dealerships: readonly Dealership[],
): Promise<BookingLocation | undefined> {
  const at = toCoordinates(query['latitude']?.[0], query['longitude']?.[0]);
  if (!at) return undefined;
  try {
    const place = await services.geocoder.reverse(
      at,
      language,
      AbortSignal.any([signal, AbortSignal.timeout(GEOCODE_TIMEOUT_MS)]),
    );
    if (place) return { name: place.name, ...at, placeId: place.id, region: place.region ?? place.context };
  } catch (error) {
    log.warn({ code: 'GEOCODER_UNAVAILABLE', site: site.name, error }, 'the geocoder does not respond');
  }
  const nearest = nearestDealership(at, dealerships);
  if (!nearest?.city) return undefined;
  return { name: nearest.city, ...at, placeId: `site-${nearest.id}`, region: nearest.region ?? '' };
}

function nearestDealership(at: Coordinates, dealerships: readonly Dealership[]): Dealership | undefined {
  const distance = ({ coordinates }: Dealership) => {
    const there = parseCoordinates(coordinates);
    return there ? distanceKm(at, there) : Number.POSITIVE_INFINITY;
  };
  return dealerships
    .filter(({ city }) => city)
    .reduce<Dealership | undefined>(
      (nearest, each) => (nearest && distance(nearest) <= distance(each) ? nearest : each),
      undefined,
    );
}
