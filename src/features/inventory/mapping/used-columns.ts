import { definitionOfKind, type IndexKind } from '../index-definitions.ts';
import type { FeedLine } from '../reading/feed-line.ts';
import type { FlatRecord } from '../reading/flat-record.ts';
import { UnreadableFeed } from '../reading/unreadable-feed.ts';
import type { EmptyColumns } from '../runs/import-report.ts';
import type { FeedMapping } from './feed-mapping.ts';

/** So many lines without a single column of the mapping make it another file. */
const LINES_TO_JUDGE_BY = 20;
const MAX_SHOWN_LENGTH = 200;

/** Which columns of a mapping a feed has: one that is called something else now would take its field from every record. */
export class UsedColumns {
  readonly #missing: Map<string, readonly string[]>;
  readonly #fields: number;
  readonly #found = new Set<string>();
  #lines = 0;

  constructor({ fields, identity }: FeedMapping, kind: IndexKind) {
    const rules = Object.entries(fields).map(([field, { columns = [] }]) => [field, columns] as const);
    const all = [...(identity ? [[definitionOfKind(kind).id, identity.columns] as const] : []), ...rules];
    this.#missing = new Map(all.filter(([, columns]) => columns.length > 0));
    this.#fields = this.#missing.size;
  }

  async *watch(lines: AsyncIterable<FeedLine>): AsyncGenerator<FeedLine> {
    for await (const line of lines) {
      if (!('problem' in line)) this.#see(line.value as FlatRecord);
      if (this.#lines === LINES_TO_JUDGE_BY) this.#refuseOtherFile();
      yield line;
    }
    this.#refuseOtherFile();
  }

  /** Each of its lines would be refused for all that is missing, and nobody would see why. */
  #refuseOtherFile(): void {
    if (this.#lines === 0 || this.#fields === 0 || this.#missing.size < this.#fields) return;
    const columns = [...this.#found].map((column) => `'${column}'`).join(', ');
    throw new UnreadableFeed('other-columns', {
      columns: columns.length > MAX_SHOWN_LENGTH ? `${columns.slice(0, MAX_SHOWN_LENGTH)}…` : columns,
    });
  }

  /** Only what has not been seen yet is looked for. */
  #see(row: FlatRecord): void {
    this.#lines += 1;
    if (this.#missing.size === this.#fields && this.#lines <= LINES_TO_JUDGE_BY)
      for (const column of Object.keys(row)) this.#found.add(column);
    for (const [field, columns] of this.#missing)
      if (columns.some((column) => row[column] !== undefined)) this.#missing.delete(field);
  }

  empty(): readonly EmptyColumns[] {
    if (this.#lines === 0) return [];
    return [...this.#missing].map(([field, columns]) => ({ field, columns }));
  }
}
