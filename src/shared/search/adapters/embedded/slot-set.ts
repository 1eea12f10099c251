import { type Bits, slotsIn } from './bits.ts';

/** A set of slots; the list is computed on demand. */
export class SlotSet {
  readonly bits: Bits;
  #slots: Uint32Array | undefined;

  constructor(bits: Bits) {
    this.bits = bits;
  }

  get slots(): Uint32Array {
    this.#slots ??= slotsIn(this.bits);
    return this.#slots;
  }
}
