import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['Vårens bilar.JPG', 'Vårens bilar.jpg'],
  ['a\u0000b.jpg', 'ab.jpg'],
  ['bild\u202Egpj.exe.jpg', 'bildgpj.exe.jpg'],
  ['CON.jpg', 'file-CON.jpg'],
  ['lpt1.old.png', 'file-lpt1.old.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Bilder\\hus.png', 'hus.png'],
  ['.jpg', 'file.jpg'],
  ['...', 'file'],
  ['pris: 50 % "nu"?.pdf', 'pris- 50 - -nu--.pdf'],
  ['  hus .png', 'hus.png'],
  ['no ending', 'no ending'],
])('%j becomes %s', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('of 300 characters the first 80 and the ending stay', () => {
  expect(safeFileName(`${'å'.repeat(300)}.jpeg`)).toBe(`${'å'.repeat(80)}.jpeg`);
});

test('a name that lost its ending gets the one of its kind', () => {
  expect(safeFileName('a'.repeat(255), 'image/png')).toBe(`${'a'.repeat(80)}.png`);
  expect(safeFileName('hus', 'application/x-unknown')).toBe('hus');
});

test('whatever it was called, the name is short, clean and stays the same the second time', () => {
  const anyName = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyName, (name) => {
      const safe = safeFileName(name);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cf}/\\<>:"|?*]|^[\s.]|[\s.]$|^$/u);
      expect(Buffer.byteLength(safe)).toBeLessThan(350);
      expect(safeFileName(safe)).toBe(safe);
    }),
  );
});
