import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';

type Layered = { file: string; paints?: string[]; placeholder?: string };

/**
 * What pages show of a layered picture, `cars/volvo-v60-2018/side~blue`, is a picture of the library by itself: editors
 * choose and describe it like any other.
 */
export function paintedDocuments(
  media: readonly PublishedDocument[],
  pages: readonly PublishedDocument[],
): PublishedDocument[] {
  const layered = new Map(media.map(({ key, body }) => [key, body as Layered]));
  const shown = pages.flatMap(({ body }) => [...JSON.stringify(body).matchAll(/"(cars\/[^"~]+)(~[^"]+)"/g)]);
  const documents = shown.flatMap(([, key = '', painted = '']) => {
    const found = layered.get(key);
    const [, paint = ''] = painted.split('~');
    if (!found?.paints?.includes(paint)) return [];
    const { paints: _, ...picture } = found;
    const body = { ...picture, file: found.file + painted };
    return [{ kind: 'media' as const, site: '', language: '', key: key + painted, body }];
  });
  return [...new Map(documents.map((each) => [each.key, each])).values()];
}
