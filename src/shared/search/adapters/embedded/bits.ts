/** Sets of slots, one bit each, 32 to a word. */
export type Bits = Uint32Array;

export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] as number) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (slot & 31));
}

export function orInto(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let i = 0; i < length; i += 1) target[i] = (target[i] as number) | (other[i] as number);
}

export function andInto(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let i = 0; i < length; i += 1) target[i] = (target[i] as number) & (other[i] as number);
  target.fill(0, length);
}

export function andNotInto(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let i = 0; i < length; i += 1) target[i] = (target[i] as number) & ~(other[i] as number);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) count += popCount(bits[i] as number);
  return count;
}

export function countCommon(a: Bits, b: Bits): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  for (let i = 0; i < length; i += 1) {
    const common = (a[i] as number) & (b[i] as number);
    // Most words of a rare value are empty; a test is cheaper than counting nothing.
    if (common !== 0) count += popCount(common);
  }
  return count;
}

export function haveCommon(a: Bits, b: Bits): boolean {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) if (((a[i] as number) & (b[i] as number)) !== 0) return true;
  return false;
}

/** The slots of a set, lowest first. */
export function slotsIn(bits: Bits): Uint32Array {
  const slots = new Uint32Array(countBits(bits));
  let length = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1) {
      slots[length] = (i << 5) + 31 - Math.clz32(word & -word);
      length += 1;
    }
  }
  return slots;
}

export function grow(bits: Bits, words: number): Bits {
  if (bits.length >= words) return bits;
  const larger = new Uint32Array(Math.max(words, bits.length + (bits.length >>> 1), 4));
  larger.set(bits);
  return larger;
}

// Adds neighbouring bits, then pairs, then fours; the multiplication sums the bytes.
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
