import { hash } from 'node:crypto';
import type { SearchRecord } from '../../../shared/search/port.ts';

/** A car with more is shown with its first ones. */
export const MAX_PHOTOS_PER_CAR = 40;
const MAX_ADDRESS_LENGTH = 2000;

/** A photo by its address in a feed. */
export type PhotoAddress = { photo: string; url: string; host: string };

/** The web addresses of a car's photos in its order, each once. Addresses in our own media library are none. */
export function photoAddresses(car: SearchRecord): PhotoAddress[] {
  const found = new Map<string, PhotoAddress>();
  for (const image of imagesOf(car)) {
    const address = addressOfImage(image);
    if (address && found.size < MAX_PHOTOS_PER_CAR) found.set(address.photo, address);
  }
  return [...found.values()];
}

/** The images of a car that are web addresses, each with its photo. */
export function photosByImage(car: SearchRecord): ReadonlyMap<unknown, string> {
  const photos = new Map<unknown, string>();
  for (const image of imagesOf(car)) {
    const address = addressOfImage(image);
    if (address) photos.set(image, address.photo);
  }
  return photos;
}

function imagesOf({ car_primary_image: first, car_images: images }: SearchRecord): unknown[] {
  return [first, ...(Array.isArray(images) ? images : [])];
}

/** What an image of a record is fetched from: its picture in full, or the small one where that is all. */
function addressOfImage(image: unknown): PhotoAddress | undefined {
  if (typeof image !== 'object' || image === null) return undefined;
  const { original, thumbnail_url: thumbnail } = image as Record<string, unknown>;
  return photoAddress(original ?? thumbnail);
}

export function photoAddress(text: unknown): PhotoAddress | undefined {
  if (!isWebAddress(text) || text.length > MAX_ADDRESS_LENGTH) return undefined;
  const url = URL.parse(text.trim());
  if (!url) return undefined;
  url.hash = '';
  const photo = hash('sha256', url.href, 'base64url').slice(0, 22);
  return { photo, url: url.href, host: url.host };
}

export function isWebAddress(text: unknown): text is string {
  return typeof text === 'string' && /^\s*https?:\/\//i.test(text);
}
