import { expect, test } from 'vitest';
import { numberPlate, plateMatrix, registrationText } from './number-plate.ts';

const corners: [number, number][] = [
  [0.25, 0.5],
  [0.5, 0.5],
  [0.5, 0.6],
  [0.25, 0.6],
];
const picture = { width: 1280, height: 800 };
const front = { blank_plate: { corners, end: 'front' as const } };
const rear = { blank_plate: { corners, end: 'rear' as const } };

test.each([
  ['SE', 'abc12d', 'ABC 12D'],
  ['SE', 'ABC 123', 'ABC 123'],
  ['NO', 'EV12345', 'EV 12345'],
  ['FI', 'ABC123', 'ABC-123'],
  ['SK', 'BL 123 AB', 'BL 123AB'],
  ['GB', 'nc22gkh', 'NC22 GKH'],
] as const)('a registration of %s is written as the country writes it: %s', (country, feed, text) => {
  expect(registrationText(feed, country)).toBe(text);
});

test('a personal registration stays as the feed has it', () => {
  expect(registrationText(' MR SUN ', 'SE')).toBe('MR SUN');
});

test('British cars have a white plate in front and a yellow one behind, others white ones', () => {
  const look = (image: typeof front | typeof rear, country: 'GB' | 'SE') =>
    numberPlate(image, picture, 'NC22 GKH', country)?.look;
  expect([look(front, 'GB'), look(rear, 'GB'), look(rear, 'SE')]).toEqual(['white', 'yellow', 'white']);
});

test('a feed’s own photo, and a car without a registration, get no plate', () => {
  expect(numberPlate({ blank_plate: undefined }, picture, 'ABC 12D', 'SE')).toBeUndefined();
  expect(numberPlate(front, picture, undefined, 'SE')).toBeUndefined();
});

test('a plate of 520 by 110 mm fills its corners', () => {
  const [a = 0, b, c, d = 0, e, f] = plateMatrix(corners, 1280, 800)
    .slice('matrix('.length, -1)
    .split(' ')
    .map(Number);
  expect([a * 520, d * 110].map(Math.round)).toEqual([320, 80]);
  expect([b, c, e, f]).toEqual([0, 0, 320, 400]);
});
