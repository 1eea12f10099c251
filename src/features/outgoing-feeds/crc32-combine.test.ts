import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineCrc32 } from './crc32-combine.ts';

test('the checksum of two texts is that of both, one after the other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ maxLength: 3000 }), (a, b) => {
      expect(combineCrc32(crc32(a), crc32(b), b.length)).toBe(crc32(b, crc32(a)));
    }),
  );
});
