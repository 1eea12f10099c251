import type { IndexKind } from '../index-definitions.ts';
import type { FeedLine } from '../reading/feed-line.ts';
import { openFeed } from '../reading/open-feed.ts';
import { UnreadableFeed } from '../reading/unreadable-feed.ts';
import { type EmptyColumns, MAX_UNKNOWN_VALUES, type UnknownFeedValue } from '../runs/import-report.ts';
import { compileMapping, mapLines, type UnknownValue } from './compile-mapping.ts';
import type { FeedMapping } from './feed-mapping.ts';
import type { MappingPlace } from './read-value.ts';
import { UsedColumns } from './used-columns.ts';

export type MappedFeed = {
  /** Opened with the first one. */
  lines: AsyncIterable<FeedLine>;
  /** What nobody knew of the lines so far. */
  unknownValues: () => readonly UnknownFeedValue[];
  /** The columns of the mapping that none of the lines had. */
  emptyColumns: () => readonly EmptyColumns[];
};

/** A file as records of ours, through a mapping. */
export function openMappedFeed(
  path: string,
  mapping: FeedMapping,
  kind: IndexKind,
  place: { [Key in keyof MappingPlace]?: MappingPlace[Key] | undefined },
  onBytes?: (count: number) => void,
): MappedFeed {
  const unknown = new UnknownValues();
  const columns = new UsedColumns(mapping, kind);
  async function* lines(): AsyncGenerator<FeedLine> {
    const compiled = compileMapping(mapping, kind, { ...place, language: place.language ?? 'en' });
    if ('problems' in compiled)
      throw new UnreadableFeed('mapping-not-valid', {
        problems: compiled.problems.map(({ message }) => message).join(' '),
      });
    const feed = await openFeed(path, mapping.read, { onBytes });
    yield* mapLines(columns.watch(feed.rows), compiled.map, (value, line) => unknown.add(value, line));
  }
  return { lines: lines(), unknownValues: () => unknown.all(), emptyColumns: () => columns.empty() };
}

const MAX_COLLECTED = 5000;
const MAX_SHOWN_LENGTH = 200;

/** Values that are written differently in capitals are counted apart: they are decided together. */
export class UnknownValues {
  readonly #values = new Map<string, UnknownFeedValue>();

  add({ field, written, nearest }: UnknownValue, line: number): void {
    const value = written.slice(0, MAX_SHOWN_LENGTH);
    const key = `${field}\n${value}`;
    const known = this.#values.get(key);
    if (known) known.count += 1;
    else if (this.#values.size < MAX_COLLECTED)
      this.#values.set(key, { field, value, count: 1, line, ...(nearest !== undefined && { nearest }) });
  }

  all(): readonly UnknownFeedValue[] {
    return [...this.#values.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_UNKNOWN_VALUES);
  }
}
