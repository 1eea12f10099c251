import { createLruCache, type LruCache } from '../../../platform/lru-cache.ts';
import { compareCodes } from '../../facet-tree.ts';
import type { IndexDefinition } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { coordinatesAt, idOf, numberAt, pathAt, project, textsAt } from '../../values.ts';
import { type Bits, clearBit, grow, hasBit, setBit, wordsFor } from './bits.ts';
import { FacetColumn } from './facet-column.ts';
import { GeoColumn } from './geo-column.ts';
import { JsonStore } from './json-store.ts';
import { NumberColumn } from './number-column.ts';
import { sortInSlices } from './sort-in-slices.ts';
import { SortOrder } from './sort-order.ts';
import { TokenIndex } from './token-index.ts';

const MAX_CACHED_RECORDS = 1000;

/**
 * The index as columns. A record gets the next free slot and never moves; a changed record gets a new slot,
 * and the old one is dead. Added records are pending until `commit` makes all of them visible at once.
 */
export class Segment {
  readonly definition: IndexDefinition;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly ranges: ReadonlyMap<string, NumberColumn>;
  readonly geo: ReadonlyMap<string, GeoColumn>;
  readonly sorts: ReadonlyMap<string, SortOrder>;
  readonly tokens: TokenIndex;
  readonly #records = new JsonStore();
  // Keyed by the field list itself: cards share one list, and an ad-hoc list is collected with its query.
  readonly #projections = new WeakMap<readonly string[], LruCache<SearchRecord>>();
  readonly #ids: string[] = [];
  readonly #slotOf = new Map<string, number>();
  #live: Bits = new Uint32Array(0);
  #pending: number[] = [];
  // The rank of the slots by id, as far as they were there when the segment was sorted.
  #rankOf = new Uint32Array(0);
  #counts = new Map<string, unknown>();

  constructor(definition: IndexDefinition) {
    this.definition = definition;
    const columns = [...definition.facets, ...definition.hierarchies];
    this.facets = new Map(columns.map((name) => [name, new FacetColumn()]));
    this.ranges = new Map(definition.ranges.map((name) => [name, new NumberColumn()]));
    this.geo = new Map(definition.geo.map((name) => [name, new GeoColumn()]));
    this.sorts = new Map(definition.sorts.map((sort) => [sort.field, new SortOrder(sort, this.#compareIds)]));
    this.tokens = new TokenIndex(definition);
  }

  /** Adds a record without making it visible. */
  add(record: SearchRecord): void {
    const id = idOf(record, this.definition.id);
    const json = JSON.stringify(record);
    const slot = this.#ids.length;
    this.#ids.push(id);
    this.#records.add(json);
    for (const [name, column] of this.facets) column.add(slot, this.#facetTexts(record, name));
    for (const [name, column] of this.ranges) column.add(numberAt(record, name));
    for (const [name, column] of this.geo) column.add(coordinatesAt(record, name));
    for (const sort of this.sorts.values()) sort.addValue(record);
    this.tokens.add(slot, record);
    this.#pending.push(slot);
  }

  /** Makes pending records visible at once. */
  commit(): void {
    this.tokens.flush();
    const visible = this.#replaceLive();
    for (const sort of this.sorts.values()) sort.insert(visible);
  }

  /** Commits to a segment that has no readers yet; cheaper for many records, and yields to the event loop. */
  async commitAll(yieldIfDue: () => Promise<void> | undefined): Promise<void> {
    const visible = Uint32Array.from(this.#replaceLive());
    const byId = isSorted(visible, this.#compareIds)
      ? visible
      : await sortInSlices(visible, this.#compareIds, yieldIfDue);
    const rankOf = new Uint32Array(this.#ids.length);
    for (let rank = 0; rank < byId.length; rank += 1) rankOf[byId[rank] as number] = rank;
    this.#rankOf = rankOf;
    for (const sort of this.sorts.values()) await sort.sort(byId, yieldIfDue);
    this.tokens.settle();
  }

  /** Drops pending records; their slots are dead. */
  discardPending(): void {
    this.#pending = [];
  }

  remove(ids: readonly string[]): void {
    this.#counts = new Map();
    for (const id of ids) {
      const slot = this.#slotOf.get(id);
      if (slot === undefined) continue;
      clearBit(this.#live, slot);
      this.#slotOf.delete(id);
    }
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots of removed and replaced records. */
  get dead(): number {
    return this.#ids.length - this.#pending.length - this.size;
  }

  get live(): Bits {
    return this.#live;
  }

  slotOf(id: string): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Projections are cached, because cards read the same fields of the same records over and over. */
  readRecord(slot: number, fields: readonly string[] | undefined): SearchRecord {
    if (!fields) return this.#records.record(slot);
    const cache = this.#projections.get(fields) ?? createLruCache<SearchRecord>(MAX_CACHED_RECORDS);
    this.#projections.set(fields, cache);
    return cache(String(slot), () => project(this.#records.record(slot), fields));
  }

  *liveRecords(): Iterable<SearchRecord> {
    for (let slot = 0; slot < this.#ids.length; slot += 1) {
      if (hasBit(this.#live, slot)) yield this.#records.record(slot);
    }
  }

  *pendingRecords(): Iterable<SearchRecord> {
    for (const slot of this.#pending) yield this.#records.record(slot);
  }

  /** Counts over all live records are requested often and change only with the records. */
  memoized<T>(name: string, count: () => T): T {
    const known = this.#counts.get(name);
    if (known !== undefined) return known as T;
    const counted = count();
    this.#counts.set(name, counted);
    return counted;
  }

  #replaceLive(): number[] {
    this.#counts = new Map();
    this.#live = grow(this.#live, wordsFor(this.#ids.length));
    for (const slot of this.#pending) {
      const id = this.#ids[slot] as string;
      const before = this.#slotOf.get(id);
      if (before !== undefined) clearBit(this.#live, before);
      this.#slotOf.set(id, slot);
      setBit(this.#live, slot);
    }
    const visible = this.#pending.filter((slot) => hasBit(this.#live, slot));
    this.#pending = [];
    return visible;
  }

  #facetTexts(record: SearchRecord, name: string): readonly string[] {
    if (!name.includes('>')) return textsAt(record, name);
    const path = pathAt(record, name);
    return path === undefined ? [] : [path];
  }

  #compareIds = (a: number, b: number): number => {
    const sorted = this.#rankOf.length;
    if (a < sorted && b < sorted) return (this.#rankOf[a] as number) - (this.#rankOf[b] as number);
    return compareCodes(this.#ids[a] as string, this.#ids[b] as string);
  };
}

function isSorted(slots: Uint32Array, compare: (a: number, b: number) => number): boolean {
  for (let i = 1; i < slots.length; i += 1) {
    if (compare(slots[i - 1] as number, slots[i] as number) > 0) return false;
  }
  return true;
}
