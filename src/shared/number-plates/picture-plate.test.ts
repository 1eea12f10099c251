import { expect, test } from 'vitest';
import { picturePlate, plateMatrix } from './picture-plate.ts';

const corners: [number, number][] = [
  [0.25, 0.5],
  [0.5, 0.5],
  [0.5, 0.6],
  [0.25, 0.6],
];
const picture = { width: 1280, height: 800 };
const front = { corners, end: 'front' as const };
const rear = { corners, end: 'rear' as const };

test('British cars have a white plate in front and a yellow one behind, others white ones', () => {
  const look = (blank: typeof front | typeof rear, country: 'GB' | 'SE') =>
    picturePlate(blank, picture, 'NC22 GKH', country)?.look;
  expect([look(front, 'GB'), look(rear, 'GB'), look(rear, 'SE')]).toEqual(['white', 'yellow', 'white']);
});

test('a feed’s own photo, and a car without a registration, get no plate', () => {
  expect(picturePlate(undefined, picture, 'ABC 12D', 'SE')).toBeUndefined();
  expect(picturePlate(front, picture, undefined, 'SE')).toBeUndefined();
});

test('a plate of 520 by 110 mm fills its corners', () => {
  const [a = 0, b, c, d = 0, e, f] = plateMatrix(corners, 1280, 800)
    .slice('matrix('.length, -1)
    .split(' ')
    .map(Number);
  expect([a * 520, d * 110].map(Math.round)).toEqual([320, 80]);
  expect([b, c, e, f]).toEqual([0, 0, 320, 400]);
});
