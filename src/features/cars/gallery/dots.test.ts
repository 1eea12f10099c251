import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotWindow, hasDot, MAX_DOTS } from './dots.ts';

const dots = (shown: number, total: number) =>
  Array.from({ length: total }, (_, at) => (hasDot(at, shown, total) ? '•' : ' ')).join('');

test('GAL-08 up to five pictures have all their dots; of six, the dots at the ends are hidden', () => {
  expect(dots(0, 1)).toBe('•');
  expect(dots(4, 5)).toBe('•••••');
  expect([0, 2, 3, 5].map((shown) => dots(shown, 6))).toEqual(['••••• ', '••••• ', ' •••••', ' •••••']);
});

test('GAL-09 of ten pictures those around the one that is shown have dots', () => {
  expect(dots(5, 10)).toBe('   •••••  ');
  expect(dots(0, 10)).toBe('•••••     ');
  expect(dots(9, 10)).toBe('     •••••');
});

test('GAL-09 the picture that is shown always has a dot, and the window is always full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (total, any) => {
      const shown = any % total;
      const { first, last } = dotWindow(shown, total);
      expect(hasDot(shown, shown, total)).toBe(true);
      expect(last - first + 1).toBe(Math.min(MAX_DOTS, total));
      expect(first >= 0 && last < total).toBe(true);
    }),
  );
});
