import type { SearchRecord } from '../../port.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';

const PAGE_BYTES = 4 << 20;

/** The records as JSON in large buffers outside the heap, so that the garbage collector does not scan them. */
export class JsonStore {
  readonly #pages: Buffer[] = [];
  readonly #page = new GrowableUint32Array();
  readonly #start = new GrowableUint32Array();
  readonly #size = new GrowableUint32Array();
  #free = 0;

  add(json: string): void {
    // UTF-8 has up to three bytes for each unit of a string; counting them takes as long as writing them.
    const largest = json.length * 3;
    let page = this.#pages.at(-1);
    if (!page || this.#free + largest > page.length) {
      page = Buffer.allocUnsafeSlow(Math.max(PAGE_BYTES, largest));
      this.#pages.push(page);
      this.#free = 0;
    }
    const size = page.write(json, this.#free);
    this.#page.push(this.#pages.length - 1);
    this.#start.push(this.#free);
    this.#size.push(size);
    this.#free += size;
  }

  json(slot: number): string {
    const start = this.#start.values[slot] as number;
    const page = this.#pages[this.#page.values[slot] as number] as Buffer;
    return page.toString('utf8', start, start + (this.#size.values[slot] as number));
  }

  record(slot: number): SearchRecord {
    return JSON.parse(this.json(slot)) as SearchRecord;
  }
}
