import { postalTown } from '../../shared/platform/postal-town.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Dealership } from './dealership.ts';

type DealershipAddress = Pick<Dealership, 'name' | 'street' | 'zip' | 'city'>;

/** `{siteDetailPath}/{slug}`: the path of a dealership's page, without language (DET-14). */
export function dealerPath({ siteDetailPath }: Pick<Site, 'siteDetailPath'>, slug: string): string {
  return `${siteDetailPath}/${slug}`;
}

/** 'Kajgatan 12, 451 28 Västerhamn', '12 Staithes Quay, Gateshead NE8 2BJ' */
export function postalAddress(address: DealershipAddress): string {
  return [address.street, postalTown(address)].filter(Boolean).join(', ');
}

/** A map searched by name, street, zip and city (DET-19). Opened by the visitor's click: no consent is needed before. */
export function mapsLink({ name, street, zip, city }: DealershipAddress): string {
  const query = [name, street, zip, city].filter(Boolean).join(' ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
