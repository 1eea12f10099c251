import { eventLoopYielder } from '../../../platform/yield-to-event-loop.ts';
import type { IndexDefinition } from '../../index-definition.ts';
import type { Plan } from '../../plan.ts';
import type { SearchRecord, SearchResult } from '../../port.ts';
import { batches } from '../batches.ts';
import type { IndexEngine, Loading } from './index-engine.ts';
import { searchSegment } from './search-segment.ts';
import { Segment } from './segment.ts';

const MIN_DEAD_TO_COMPACT = 1000;
const DEAD_SHARE_TO_COMPACT = 0.3;

export type LocalLoading = Loading & { added: () => Iterable<SearchRecord> };

/** An index in this thread. */
export class LocalIndex implements IndexEngine {
  readonly #definition: IndexDefinition;
  #segment: Segment;

  constructor(definition: IndexDefinition) {
    this.#definition = definition;
    this.#segment = new Segment(definition);
  }

  async search(plan: Plan): Promise<SearchResult> {
    return searchSegment(this.#segment, plan);
  }

  async upsert(records: readonly SearchRecord[]): Promise<void> {
    const segment = this.#segment;
    try {
      await addInSlices(segment, records);
      segment.commit();
    } finally {
      segment.discardPending();
    }
    await this.#compactIfWorthIt();
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.#segment.remove(ids);
    await this.#compactIfWorthIt();
  }

  async load(): Promise<LocalLoading> {
    const next = new Segment(this.#definition);
    return {
      add: (records) => addInSlices(next, records),
      finish: async () => {
        await next.commitAll(eventLoopYielder());
        this.#segment = next;
      },
      abandon: async () => undefined,
      added: () => next.pendingRecords(),
    };
  }

  get size(): number {
    return this.#segment.size;
  }

  records(): Iterable<SearchRecord> {
    return this.#segment.liveRecords();
  }

  async #compactIfWorthIt(): Promise<void> {
    const { dead, size } = this.#segment;
    if (dead < MIN_DEAD_TO_COMPACT || dead < (dead + size) * DEAD_SHARE_TO_COMPACT) return;
    const loading = await this.load();
    for await (const batch of batches(this.records())) await loading.add(batch);
    await loading.finish();
  }
}

async function addInSlices(segment: Segment, records: readonly SearchRecord[]): Promise<void> {
  const yieldIfDue = eventLoopYielder();
  for (const [at, record] of records.entries()) {
    segment.add(record);
    if (at % 16 === 15) await yieldIfDue();
  }
}
