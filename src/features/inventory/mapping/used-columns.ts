import { definitionOfKind, type IndexKind } from '../index-definitions.ts';
import type { FeedLine } from '../reading/feed-line.ts';
import type { FlatRecord } from '../reading/flat-record.ts';
import type { EmptyColumns } from '../runs/import-report.ts';
import type { FeedMapping } from './feed-mapping.ts';

/** Which columns of a mapping a feed has: one that is called something else now would take its field from every record. */
export class UsedColumns {
  readonly #missing: Map<string, readonly string[]>;
  #lines = 0;

  constructor({ fields, identity }: FeedMapping, kind: IndexKind) {
    const rules = Object.entries(fields).map(([field, { columns = [] }]) => [field, columns] as const);
    const all = [...(identity ? [[definitionOfKind(kind).id, identity.columns] as const] : []), ...rules];
    this.#missing = new Map(all.filter(([, columns]) => columns.length > 0));
  }

  async *watch(lines: AsyncIterable<FeedLine>): AsyncGenerator<FeedLine> {
    for await (const line of lines) {
      if (!('problem' in line)) this.#see(line.value as FlatRecord);
      yield line;
    }
  }

  /** Only what has not been seen yet is looked for. */
  #see(row: FlatRecord): void {
    this.#lines += 1;
    for (const [field, columns] of this.#missing)
      if (columns.some((column) => row[column] !== undefined)) this.#missing.delete(field);
  }

  empty(): readonly EmptyColumns[] {
    if (this.#lines === 0) return [];
    return [...this.#missing].map(([field, columns]) => ({ field, columns }));
  }
}
