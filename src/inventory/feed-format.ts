export const feedFormats = ['ndjson', 'json', 'csv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const contentTypes: Readonly<Record<string, FeedFormat>> = {
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'application/json': 'json',
  'text/csv': 'csv',
};

const extensions: Readonly<Record<string, FeedFormat>> = {
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json',
  '.csv': 'csv',
};

export const knownContentTypes = Object.keys(contentTypes);
export const knownExtensions = Object.keys(extensions);

export function formatOfContent(contentType: string): FeedFormat | undefined {
  return contentTypes[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
}

/** The extension before .gz counts: cars.ndjson.gz. */
export function formatOfFile(name: string): FeedFormat | undefined {
  const plain = name.toLowerCase().replace(/\.gz$/, '');
  return Object.entries(extensions).find(([extension]) => plain.endsWith(extension))?.[1];
}
