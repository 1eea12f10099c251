import { bucketCount, bucketStep, emptyHistogram, histogram } from '../../histogram.ts';
import type { HistogramFacet } from '../../port.ts';
import { type Bits, setBit } from './bits.ts';
import { GrowableFloat64Array } from './growable-float64-array.ts';

/** One number per slot; NaN where there is none. */
export class NumberColumn {
  readonly #numbers = new GrowableFloat64Array();

  add(value: number | undefined): void {
    this.#numbers.push(value ?? Number.NaN);
  }

  at(slot: number): number {
    return this.#numbers.values[slot] as number;
  }

  within(from: number, to: number, words: number): Bits {
    const found = new Uint32Array(words);
    const { values } = this.#numbers;
    for (let slot = 0; slot < this.#numbers.length; slot += 1) {
      const value = values[slot] as number;
      if (value >= from && value <= to) setBit(found, slot);
    }
    return found;
  }

  histogram(name: string, slots: Uint32Array): HistogramFacet {
    const { values } = this.#numbers;
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < slots.length; i += 1) {
      const value = values[slots[i] as number] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (min > max) return emptyHistogram(name);
    const step = bucketStep(min, max);
    const first = Math.floor(min / step);
    const buckets = new Uint32Array(bucketCount(min, max));
    for (let i = 0; i < slots.length; i += 1) {
      const value = values[slots[i] as number] as number;
      if (Number.isNaN(value)) continue;
      const bucket = Math.floor(value / step) - first;
      buckets[bucket] = (buckets[bucket] as number) + 1;
    }
    return histogram(name, min, max, buckets);
  }
}
