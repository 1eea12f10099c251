import type { SourceKind, SourceOf } from './source.ts';
import type { SourceSecrets } from './source-secrets.ts';
import type { FileMarks } from './source-store.ts';

export type FetchOrder<Kind extends SourceKind = SourceKind> = {
  index: string;
  source: SourceOf<Kind>;
  secrets: SourceSecrets;
  /** The file that need not be sent again. */
  seen: FileMarks | undefined;
  /** The only one that an SFTP server may show. */
  hostKey: string | undefined;
  limits: { bytes: number; totalMs: number };
  signal: AbortSignal;
};

export type OpenedFeed =
  | { state: 'unchanged'; hostKey?: string | undefined }
  | {
      state: 'opened';
      /** It fails where the file is cut off or changes meanwhile. */
      body: AsyncIterable<Buffer>;
      /** Ends the connection, whether the file has arrived or not. */
      close: () => void;
      name: string;
      contentType?: string | undefined;
      size?: number | undefined;
      marks: FileMarks;
      hostKey?: string | undefined;
    };

/** Opens the file of a source. What keeps it from that is thrown as `SourceProblem`; whoever reads keeps to the limits. */
export interface SourceFetcher<Kind extends SourceKind> {
  open(order: FetchOrder<Kind>): Promise<OpenedFeed>;
}

export type SourceFetchers = { readonly [Kind in SourceKind]: SourceFetcher<Kind> };

export function openSource(fetchers: SourceFetchers, order: FetchOrder): Promise<OpenedFeed> {
  const fetcher = fetchers[order.source.kind] as SourceFetcher<SourceKind>;
  return fetcher.open(order);
}

/** By size and time, for servers that give files no tag. */
export function isSameFile(seen: FileMarks, { name, size, modifiedMs }: FileMarks): boolean {
  return seen.name === name && seen.size === size && seen.modifiedMs === modifiedMs;
}

/** The last part of a path or address. */
export function fileName(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
