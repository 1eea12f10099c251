import { expect, test } from 'vitest';
import { attemptHeaders, attemptLog } from './idempotency-keys.ts';

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

test('SB-87 the same content is sent with the same key, however often', () => {
  const log = attemptLog(keys());
  expect(log.send({ email: 'a' })).toMatchObject({ key: 'key-1', replaces: [] });
  expect(log.send({ email: 'a' })).toMatchObject({ key: 'key-1', replaces: [] });
});

test('a correction after a lost answer gets a key of its own and names the lost one', () => {
  const log = attemptLog(keys());
  log.send({ email: 'wrong' });
  expect(attemptHeaders(log.send({ email: 'right' }))).toEqual({
    'idempotency-key': 'key-2',
    'replaces-attempt': 'key-1',
  });
  expect(log.send({ email: 'right, too' })).toMatchObject({ key: 'key-3', replaces: ['key-1', 'key-2'] });
});

test('an attempt that was refused has booked nothing and is not named again', () => {
  const log = attemptLog(keys());
  log.send({ time: 8 });
  log.refused(log.send({ time: 9 }));
  expect(log.open()).toEqual(['key-1']);
  expect(log.send({ time: 9 })).toMatchObject({ key: 'key-3', replaces: ['key-1'] });
});

test('what was lost before the page was loaded again is named, and at most five keys', () => {
  const log = attemptLog(keys(), ['a', 'b', 'c', 'd', 'e']);
  expect(log.send(1)).toMatchObject({ replaces: ['a', 'b', 'c', 'd', 'e'] });
  expect(log.open()).toEqual(['b', 'c', 'd', 'e', 'key-1']);
});
