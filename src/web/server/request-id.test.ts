import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

const idOf = (given: string | undefined, remoteAddress: string) =>
  requestIds(
    ['loopback', '10.0.0.0/8'],
    () => 'made',
  )({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  });

test('the id of a trusted proxy is kept', () => {
  expect(idOf('7f3c-ab12-0001', '::ffff:10.0.0.4')).toBe('7f3c-ab12-0001');
});

test('an id from elsewhere is not, so that nobody writes into the log', () => {
  expect(idOf('7f3c-ab12-0001', '203.0.113.9')).toBe('made');
});

test.each(['', 'short', 'a b c d e f g h', 'x'.repeat(129), '"}{"code":"FORGED"', 'kim@kund.example'])(
  'an id that could not stand in a header and a log is replaced: %s',
  (given) => expect(idOf(given, '127.0.0.1')).toBe('made'),
);

test('without one it is made', () => expect(idOf(undefined, '127.0.0.1')).toBe('made'));
