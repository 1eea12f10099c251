import { type Bits, countCommon, grow, hasBit, haveCommon, orInto, setBit, wordsFor } from './bits.ts';

const MAX_LIST_SIZE = 64;
const NO_SLOTS = new Uint32Array(0);

/** The slots that have a value: a list while they are few, a bitset once that is smaller. */
export class Posting {
  #list: Uint32Array | undefined = NO_SLOTS;
  #bits: Bits | undefined;
  #size = 0;
  #last = -1;

  /** Slots are added in ascending order; a repeated slot counts once. */
  add(slot: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    if (this.#list && this.#size >= MAX_LIST_SIZE && this.#size >= wordsFor(slot)) this.#turnIntoBits(slot);
    if (this.#list) {
      if (this.#size === this.#list.length) this.#list = enlarged(this.#list, 1);
      this.#list[this.#size] = slot;
    } else if (this.#bits) {
      this.#bits = grow(this.#bits, wordsFor(slot + 1));
      setBit(this.#bits, slot);
    }
    this.#size += 1;
  }

  /** Adds the slots of a part of a list, in ascending order. */
  addAll(slots: Uint32Array, from: number, until: number): void {
    const room = (this.#list?.length ?? 0) - this.#size;
    if (this.#list && room < until - from) this.#list = enlarged(this.#list, until - from - room);
    for (let at = from; at < until; at += 1) this.add(slots[at] as number);
  }

  orInto(target: Bits): void {
    if (this.#bits) orInto(target, this.#bits);
    const list = this.#list;
    for (let i = 0; list && i < this.#size; i += 1) setBit(target, list[i] as number);
  }

  countIn(set: Bits): number {
    if (this.#bits) return countCommon(this.#bits, set);
    let count = 0;
    const list = this.#list;
    for (let i = 0; list && i < this.#size; i += 1) if (hasBit(set, list[i] as number)) count += 1;
    return count;
  }

  meets(set: Bits): boolean {
    if (this.#bits) return haveCommon(this.#bits, set);
    const list = this.#list;
    for (let i = 0; list && i < this.#size; i += 1) if (hasBit(set, list[i] as number)) return true;
    return false;
  }

  /** The cost of a count in words of memory. */
  get weight(): number {
    return this.#bits ? this.#bits.length : this.#size;
  }

  #turnIntoBits(slot: number): void {
    const bits = new Uint32Array(wordsFor(slot + 1));
    this.orInto(bits);
    this.#bits = bits;
    this.#list = undefined;
  }
}

function enlarged(list: Uint32Array, more: number): Uint32Array {
  const larger = new Uint32Array(Math.max(list.length * 2, list.length + more, 2));
  larger.set(list);
  return larger;
}
