import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyRing, type EncryptionKey, formatEncryptionKey, parseEncryptionKeys } from './key-ring.ts';

const key = (id: string, byte: number): EncryptionKey => ({ id, secret: new Uint8Array(32).fill(byte) });
const old = createKeyRing([key('2025', 1)]);
const both = createKeyRing([key('2026', 2), key('2025', 1)]);
const current = createKeyRing([key('2026', 2)]);

test('what is encrypted is read back, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, owner) => {
      const [once, again] = [current.encrypt('phone', text, owner), current.encrypt('phone', text, owner)];
      expect(current.decrypt('phone', once, owner)).toBe(text);
      expect(once.cipher).not.toBe(again.cipher);
    }),
  );
});

test('any changed bit, another purpose and another owner are refused', () => {
  const encrypted = current.encrypt('phone', '+46701740642', 'K1');
  expect(current.decrypt('phone', encrypted, 'K2')).toBeUndefined();
  expect(current.decrypt('ticket', encrypted, 'K1')).toBeUndefined();
  expect(current.decrypt('phone', { ...encrypted, cipher: '' }, 'K1')).toBeUndefined();
  const bytes = Buffer.from(encrypted.cipher, 'base64url');
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const cipher = changed.toString('base64url');
      expect(current.decrypt('phone', { ...encrypted, cipher }, 'K1')).toBeUndefined();
    }),
  );
});

test('a new first key encrypts, the older one goes on decrypting until it is dropped', () => {
  const before = old.encrypt('phone', '+46701740642', 'K1');
  expect(both.decrypt('phone', before, 'K1')).toBe('+46701740642');
  expect(current.decrypt('phone', before, 'K1')).toBeUndefined();
  const after = both.encrypt('phone', '+46701740642', 'K1');
  expect(after.keyId).toBe('2026');
  expect(current.decrypt('phone', after, 'K1')).toBe('+46701740642');
});

test('hashes differ by key and by purpose; hashes of all keys include that of the older one', () => {
  expect(old.hash('code', '4711')).not.toBe(current.hash('code', '4711'));
  expect(old.hash('code', '4711')).not.toBe(old.hash('phone', '4711'));
  expect(both.hashes('code', '4711')).toEqual([current.hash('code', '4711'), old.hash('code', '4711')]);
});

test('keys are read as an operator writes them, and anything else is refused', () => {
  const first = formatEncryptionKey(key('2026', 2));
  const second = formatEncryptionKey(key('2025', 1));
  expect(parseEncryptionKeys(`${first}, ${second}`)?.map(({ id }) => id)).toEqual(['2026', '2025']);
  expect(parseEncryptionKeys(first)?.[0].secret).toHaveLength(32);
  const wrong = ['', '2026', '2026:short', `${first},`, `${first},${first}`, first.slice(0, -1), `:${first}`];
  expect(wrong.filter((text) => parseEncryptionKeys(text) !== undefined)).toEqual([]);
});
