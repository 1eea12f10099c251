import { expect, test } from 'vitest';
import { heightAt, smoothLine, toDrawingUnits } from './curve.ts';

const frame = { width: 100, height: 50 };

test('points fill the frame from edge to edge, with zero at the bottom', () => {
  const points = toDrawingUnits(
    [
      { x: 10, y: 0 },
      { x: 20, y: 50 },
      { x: 30, y: 100 },
    ],
    100,
    frame,
  );
  expect(points).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
});

test('a level stretch stays level: the curve does not swing over its points', () => {
  const path = smoothLine([
    { x: 0, y: 40 },
    { x: 30, y: 10 },
    { x: 60, y: 10 },
    { x: 90, y: 0 },
  ]);
  expect(path).toContain('C40 10 50 10 60 10');
});

test('a curve starts at the first point and ends at the last', () => {
  const path = smoothLine([
    { x: 0, y: 40 },
    { x: 60, y: 10 },
    { x: 90, y: 5 },
  ]);
  expect(path).toMatch(/^M0 40C/);
  expect(path).toMatch(/90 5$/);
});

test('points above each other, one point and none give no broken numbers', () => {
  expect(smoothLine([])).toBe('');
  expect(smoothLine(toDrawingUnits([{ x: 3, y: 3 }], 10, frame))).toBe('M0 35');
  expect(
    smoothLine([
      { x: 5, y: 1 },
      { x: 5, y: 9 },
    ]),
  ).not.toMatch(/NaN|Infinity/);
});

test('the height between two points is between theirs', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 10, y: 30 },
  ];
  expect(heightAt(points, 5)).toBe(20);
  expect(heightAt(points, 99)).toBe(30);
  expect(heightAt(points, -4)).toBe(10);
});
