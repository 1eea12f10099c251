import type { Site } from '../sites/site.ts';

/** `{carDetailPath}/{car_id}/{slug}`: the path of a car's page, without language (DET-01). */
export function carPath(
  { carDetailPath }: Pick<Site, 'carDetailPath'>,
  { car_id, slug }: { car_id: string; slug: string },
): string {
  return `${carDetailPath}/${car_id}/${slug}`;
}

/** A slug stands in an address; what a feed writes is made fit for one. */
export function urlSlug({ car_id, slug = '' }: { car_id: string; slug?: string | undefined }): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || car_id;
}

/** Under the path of car pages lie content pages too; only a number is a car (ROUTE-30). */
export function isCarId(segment: string): boolean {
  return /^\d{1,100}$/.test(segment);
}

/** What the page of a sold car searches for: the fifth part of its slug, which is the make (DET-27, DET-28). */
export function keyphraseFromSlug(slug: string): string | undefined {
  return slug.split('-')[4] || undefined;
}

/** The car list, searched for a word. */
export function carListPath({ pathToCarList }: Pick<Site, 'pathToCarList'>, keyphrase?: string): string {
  return keyphrase ? `${pathToCarList}?keyphrase=${encodeURIComponent(keyphrase)}` : pathToCarList;
}
