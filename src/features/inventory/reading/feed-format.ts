export const feedFormats = ['ndjson', 'json', 'csv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const contentTypes: ReadonlyMap<string, FeedFormat> = new Map([
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
  ['application/json', 'json'],
  ['text/csv', 'csv'],
]);

const extensions: Readonly<Record<string, FeedFormat>> = {
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json',
  '.csv': 'csv',
};

export const knownContentTypes = [...contentTypes.keys()];
export const knownExtensions = Object.keys(extensions);

export function formatOfContent(contentType: string): FeedFormat | undefined {
  return contentTypes.get(contentType.split(';')[0]?.trim().toLowerCase() ?? '');
}

/** The extension before .gz counts: cars.ndjson.gz. */
export function formatOfFile(name: string): FeedFormat | undefined {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  return Object.entries(extensions).find(([extension]) => plain.endsWith(extension))?.[1];
}
