import { expect, test } from 'vitest';
import { withoutParameters } from './remove-from-address.ts';

test('TH-03 KIT-10 personal parameters leave the address, all others stay as they were', () => {
  const without = (address: string) =>
    withoutParameters(`https://solvik.example${address}`, ['regNo', 'user']);
  expect(without('/dackhotell?regNo=ABC123')).toBe('/dackhotell');
  expect(without('/dackhotell?utm=a&regNo=ABC123&regNo=B&user=1#boka')).toBe('/dackhotell?utm=a#boka');
  expect(without('/dackhotell?utm=a')).toBeUndefined();
  expect(without('/dackhotell?regNo=')).toBe('/dackhotell');
});
