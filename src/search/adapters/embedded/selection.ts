import { type Bits, slotsIn } from './bits.ts';

/** A set of slots; listed only when somebody needs the list. */
export class Selection {
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
