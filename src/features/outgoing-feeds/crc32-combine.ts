/**
 * The CRC-32 of two texts, one after the other, from those of both and the length of the second, as zlib computes it: the
 * first is multiplied by x to the power of the second's bits, modulo the polynomial.
 */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  return (multiplied(powerOfX(secondBytes), first) ^ second) >>> 0;
}

/** With its bits reversed, as everywhere in CRC-32. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

function multiplied(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the powers 8, 16, 32, …: each is the square of the one before. */
const powers = Array.from({ length: 53 }, () => 0);
powers[0] = 0x00800000;
for (let n = 1; n < powers.length; n += 1) {
  const before = powers[n - 1] ?? 0;
  powers[n] = multiplied(before, before);
}

function powerOfX(bytes: number): number {
  let power = ONE;
  for (let n = 0, left = bytes; left > 0; n += 1, left = Math.floor(left / 2))
    if (left % 2 === 1) power = multiplied(powers[n] ?? 0, power);
  return power;
}
