import { expect, test } from 'vitest';
import { fallbackPicture } from './fallback-picture.ts';

const ids = Array.from({ length: 3000 }, (_, at) => String(70_001 + at * 3));

test('KIT-15 a kit without pictures always has the same of three drawings, and each is used about as often', () => {
  const counts = Map.groupBy(ids, fallbackPicture);
  expect(counts.size).toBe(3);
  for (const [picture, kits] of counts) {
    expect(kits.length).toBeGreaterThan(800);
    expect(kits.every((id) => fallbackPicture(id) === picture)).toBe(true);
  }
});

test('KIT-15 the drawings are pictures that the content policy allows', () => {
  expect(fallbackPicture('7')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
