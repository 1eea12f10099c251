import { GrowableUint32Array } from './growable-uint32-array.ts';

/** How many entries are worth sorting: a few milliseconds. */
const ENOUGH = 1 << 19;

/**
 * The postings of the newest slots, in the order of the slots. Written one after the other and sorted by posting later,
 * because adding each slot to its hundred postings at once waits for memory most of the time.
 */
export class PostingLog {
  readonly #postings = new GrowableUint32Array();
  readonly #ends = new GrowableUint32Array();
  #firstSlot = 0;

  /** Where the postings of a slot are appended; slots are in order, without gaps. */
  entriesOf(slot: number): GrowableUint32Array {
    if (this.#ends.length === 0) this.#firstSlot = slot;
    return this.#postings;
  }

  endOfSlot(): void {
    this.#ends.push(this.#postings.length);
  }

  get isFull(): boolean {
    return this.#postings.length >= ENOUGH;
  }

  /** Visits each posting with its slots, which are a part of the list, and empties the log. */
  drain(
    postings: number,
    visit: (posting: number, slots: Uint32Array, from: number, until: number) => void,
  ): void {
    const { values: entries, length } = this.#postings;
    const starts = new Uint32Array(postings + 1);
    for (let at = 0; at < length; at += 1)
      starts[(entries[at] as number) + 1] = (starts[(entries[at] as number) + 1] as number) + 1;
    for (let posting = 0; posting < postings; posting += 1)
      starts[posting + 1] = (starts[posting + 1] as number) + (starts[posting] as number);
    const slots = this.#slotsByPosting(starts.slice());
    for (let posting = 0; posting < postings; posting += 1) {
      const [from, until] = [starts[posting] as number, starts[posting + 1] as number];
      if (until > from) visit(posting, slots, from, until);
    }
    this.#postings.clear();
    this.#ends.clear();
  }

  #slotsByPosting(next: Uint32Array): Uint32Array {
    const entries = this.#postings.values;
    const slots = new Uint32Array(this.#postings.length);
    let at = 0;
    for (let i = 0; i < this.#ends.length; i += 1) {
      const end = this.#ends.values[i] as number;
      for (; at < end; at += 1) {
        const posting = entries[at] as number;
        const place = next[posting] as number;
        slots[place] = this.#firstSlot + i;
        next[posting] = place + 1;
      }
    }
    return slots;
  }
}
