import { isRecordCode } from '../../../shared/platform/record-code.ts';
import type { Site } from '../../../shared/sites/site.ts';

/** `{carDetailPath}/{car_id}/{slug}`: the path of a car's page, without language (DET-01). */
export function carPath(
  { carDetailPath }: Pick<Site, 'carDetailPath'>,
  { id, slug }: { id: string; slug: string },
): string {
  return `${carDetailPath}/${id}/${slug}`;
}

/** The feed's slug with only what a URL may hold; the id where nothing is left. */
export function urlSlug({ id, slug = '' }: { id: string; slug?: string | undefined }): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || id;
}

/** Content pages exist under the path of car pages too; only what has a digit can be a car (ROUTE-30). */
export const isCarId = isRecordCode;

/** What the page of a sold car searches for: the fifth part of its slug, which is the make (DET-27, DET-28). */
export function keyphraseFromSlug(slug: string): string | undefined {
  return slug.split('-')[4] || undefined;
}

/** The car list, searched for a word. */
export function carListPath({ pathToCarList }: Pick<Site, 'pathToCarList'>, keyphrase?: string): string {
  return keyphrase ? `${pathToCarList}?keyphrase=${encodeURIComponent(keyphrase)}` : pathToCarList;
}
