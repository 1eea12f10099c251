import type { Bits } from './bits.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';
import { Posting } from './posting.ts';

/** Dictionary-encoded facet values: the codes of each slot, and the slots of each code. */
export class FacetColumn {
  readonly texts: string[] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #postings: Posting[] = [];
  // With one value per slot, the code is at the slot's index, NONE without a value. After the first slot with
  // several values, codes are concatenated, and #ends has the end of each slot's codes.
  readonly #codes = new GrowableUint32Array();
  #ends: GrowableUint32Array | undefined;

  /** Slots are added in order, without gaps. */
  add(slot: number, texts: readonly string[]): void {
    if (texts.length > 1) this.#ends ??= this.#splitCodes();
    for (const text of texts) {
      const code = this.#code(text);
      this.#codes.push(code);
      (this.#postings[code] as Posting).add(slot);
    }
    if (this.#ends) this.#ends.push(this.#codes.length);
    else if (texts.length === 0) this.#codes.push(NONE);
  }

  posting(text: string): Posting | undefined {
    const code = this.#codeOf.get(text);
    return code === undefined ? undefined : this.#postings[code];
  }

  /** How many slots of the set have each text. `slots` are those of the set, lowest first. */
  count(set: Bits, slots: Uint32Array): (readonly [text: string, count: number])[] {
    const counts = this.#bySlotIsCheaper(slots.length) ? this.#countBySlot(slots) : this.#countByPosting(set);
    const found: (readonly [string, number])[] = [];
    for (let code = 0; code < this.texts.length; code += 1) {
      const count = counts[code] as number;
      if (count > 0) found.push([this.texts[code] as string, count]);
    }
    return found;
  }

  #bySlotIsCheaper(slots: number): boolean {
    const valuesPerSlot = this.#ends ? this.#codes.length / Math.max(1, this.#ends.length) : 1;
    const bySlot = slots * valuesPerSlot;
    let byPosting = 0;
    for (const posting of this.#postings) {
      byPosting += posting.weight;
      if (byPosting > bySlot) return true;
    }
    return false;
  }

  #countBySlot(slots: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.texts.length + 1);
    const codes = this.#codes.values;
    const none = this.texts.length;
    const ends = this.#ends?.values;
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] as number;
      if (ends) {
        const end = ends[slot] as number;
        for (let at = slot === 0 ? 0 : (ends[slot - 1] as number); at < end; at += 1) {
          const code = codes[at] as number;
          counts[code] = (counts[code] as number) + 1;
        }
      } else {
        const code = Math.min(codes[slot] as number, none);
        counts[code] = (counts[code] as number) + 1;
      }
    }
    return counts;
  }

  #countByPosting(set: Bits): ArrayLike<number> {
    return this.#postings.map((posting) => posting.countIn(set));
  }

  #code(text: string): number {
    const known = this.#codeOf.get(text);
    if (known !== undefined) return known;
    const code = this.texts.length;
    this.#codeOf.set(text, code);
    this.texts.push(text);
    this.#postings.push(new Posting());
    return code;
  }

  #splitCodes(): GrowableUint32Array {
    const ends = new GrowableUint32Array();
    const single = this.#codes.values.slice(0, this.#codes.length);
    this.#codes.clear();
    for (const code of single) {
      if (code !== NONE) this.#codes.push(code);
      ends.push(this.#codes.length);
    }
    return ends;
  }
}

const NONE = 0xffffffff;
