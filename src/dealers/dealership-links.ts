import type { Site } from '../sites/site.ts';
import type { Dealership } from './dealership.ts';

type DealershipAddress = Pick<Dealership, 'site_official_name' | 'site_street' | 'site_zip' | 'site_city'>;

/** `{siteDetailPath}/{slug}`: the path of a dealership's page, without language (DET-14). */
export function dealerPath({ siteDetailPath }: Pick<Site, 'siteDetailPath'>, slug: string): string {
  return `${siteDetailPath}/${slug}`;
}

/** 'Kajgatan 12, 451 28 Västerhamn' */
export function postalAddress({ site_street, site_zip, site_city }: DealershipAddress): string {
  const town = [site_zip, site_city].filter(Boolean).join(' ');
  return [site_street, town].filter(Boolean).join(', ');
}

/** A map searched by name, street, zip and city (DET-19). Opened by the visitor's own click: nothing is asked before. */
export function mapsLink(place: DealershipAddress): string {
  const { site_official_name, site_street, site_zip, site_city } = place;
  const words = [site_official_name, site_street, site_zip, site_city].filter(Boolean).join(' ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words })}`;
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export type Coordinates = { latitude: number; longitude: number };

/** From '59.33,18.07'. */
export function parseCoordinates({
  site_geocoord,
}: Pick<Dealership, 'site_geocoord'>): Coordinates | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (site_geocoord ?? '').split(',').map(Number);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180) || !site_geocoord?.includes(','))
    return undefined;
  return { latitude, longitude };
}
