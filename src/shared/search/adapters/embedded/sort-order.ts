import type { SortableField } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { foldText } from '../../tokenize.ts';
import { dateAt, numberAt, textsAt } from '../../values.ts';
import { NumberColumn } from './number-column.ts';
import { sortInSlices } from './sort-in-slices.ts';

type Compare = (a: number, b: number) => number;

/** All slots in ascending order of one field, those without a value last, ties by id. Descending order is derived. */
export class SortOrder {
  readonly #values: SortValues;
  readonly #compareIds: Compare;
  #order: Uint32Array = new Uint32Array(0);
  // How many have a value.
  #present = 0;

  constructor(sort: SortableField, compareIds: Compare) {
    this.#values = sort.as === 'text' ? textValues(sort.field) : numberValues(sort);
    this.#compareIds = compareIds;
  }

  addValue(record: SearchRecord): void {
    this.#values.add(record);
  }

  async sort(slots: Uint32Array, yieldIfDue: () => Promise<void> | undefined): Promise<void> {
    this.#order = await sortInSlices(slots.slice(), this.compare('asc'), yieldIfDue);
    this.#present = this.#firstWhere((slot) => this.#values.isMissing(slot));
  }

  /** Inserts a few new slots in order. */
  insert(slots: readonly number[]): void {
    const compare = this.compare('asc');
    const sorted = slots.toSorted(compare);
    const order = new Uint32Array(this.#order.length + sorted.length);
    let [read, write] = [0, 0];
    for (const slot of sorted) {
      const before = this.#firstWhere((other) => compare(other, slot) > 0, read);
      order.set(this.#order.subarray(read, before), write);
      write += before - read;
      read = before;
      order[write] = slot;
      write += 1;
    }
    order.set(this.#order.subarray(read), write);
    this.#order = order;
    this.#present = this.#firstWhere((slot) => this.#values.isMissing(slot));
  }

  compare(direction: 'asc' | 'desc'): Compare {
    const { compare, isMissing } = this.#values;
    const compareIds = this.#compareIds;
    const sign = direction === 'asc' ? 1 : -1;
    return (a, b) => {
      const [missingA, missingB] = [isMissing(a), isMissing(b)];
      if (missingA || missingB) return Number(missingA) - Number(missingB) || compareIds(a, b);
      return sign * compare(a, b) || compareIds(a, b);
    };
  }

  /** Visits the slots in order until `visit` returns false. */
  walk(direction: 'asc' | 'desc', visit: (slot: number) => boolean): void {
    if (direction === 'asc') {
      this.#walkPart(0, this.#order.length, visit);
      return;
    }
    // Equal values stay in the order of their ids, so descending order walks the groups backwards, each group forwards.
    for (let end = this.#present; end > 0; ) {
      const last = this.#order[end - 1] as number;
      const start = this.#firstWhere((slot) => this.#values.compare(slot, last) >= 0, 0, end);
      if (!this.#walkPart(start, end, visit)) return;
      end = start;
    }
    this.#walkPart(this.#present, this.#order.length, visit);
  }

  #walkPart(start: number, end: number, visit: (slot: number) => boolean): boolean {
    for (let at = start; at < end; at += 1) if (!visit(this.#order[at] as number)) return false;
    return true;
  }

  #firstWhere(isPast: (slot: number) => boolean, from = 0, to = this.#order.length): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isPast(this.#order[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

type SortValues = {
  add: (record: SearchRecord) => void;
  isMissing: (slot: number) => boolean;
  compare: Compare;
};

function numberValues({ field, as }: SortableField): SortValues {
  const column = new NumberColumn();
  return {
    add: (record) => column.add(as === 'date' ? dateAt(record, field) : numberAt(record, field)),
    isMissing: (slot) => Number.isNaN(column.at(slot)),
    compare: (a, b) => column.at(a) - column.at(b),
  };
}

function textValues(field: string): SortValues {
  const texts: (string | undefined)[] = [];
  return {
    add: (record) => {
      const [text] = textsAt(record, field);
      texts.push(text === undefined ? undefined : foldText(text));
    },
    isMissing: (slot) => texts[slot] === undefined,
    compare: (a, b) => {
      const [textA, textB] = [texts[a] ?? '', texts[b] ?? ''];
      return textA < textB ? -1 : textA > textB ? 1 : 0;
    },
  };
}
