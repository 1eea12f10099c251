import type { FeedFormat } from './feed-format.ts';

/** One document: a list in it, item by item. */
export function jsonList(
  { begin, end }: { begin: string; end: string } = { begin: '[\n', end: '\n]\n' },
  mediaType = 'application/json; charset=utf-8',
): FeedFormat<object> {
  const extension = mediaType.startsWith('application/ld+json') ? 'jsonld' : 'json';
  return {
    extension,
    mediaType,
    begin,
    end,
    item: toJson,
    separator: ',\n',
  };
}

/** A JSON text on each line. */
export const jsonLines: FeedFormat<object> = {
  extension: 'ndjson',
  mediaType: 'application/x-ndjson; charset=utf-8',
  begin: '',
  item: (item) => `${toJson(item)}\n`,
  separator: '',
  end: '',
};

/** Pasted into a page, it ends no script. */
function toJson(item: object): string {
  return JSON.stringify(item).replaceAll('<', '\\u003c');
}
