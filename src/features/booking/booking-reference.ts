// Read out on the telephone and copied from mails: without 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z.
const letters = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 6;
// Bytes from here on would make the first letters more likely than the rest.
const BIASED_FROM = 256 - (256 % letters.length);

/** What the customer is told, such as SB-7K3M9Q. */
export function bookingReference(randomBytes: (count: number) => Uint8Array): string {
  let reference = '';
  while (reference.length < LENGTH) {
    const unbiased = [...randomBytes(LENGTH * 2)].filter((byte) => byte < BIASED_FROM);
    reference += unbiased.map((byte) => letters.charAt(byte % letters.length)).join('');
  }
  return `SB-${reference.slice(0, LENGTH)}`;
}
