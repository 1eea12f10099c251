import { expect, test } from 'vitest';
import { createLog, type LogFields } from './log.ts';
import { runInRequest } from './request-scope.ts';

test('ERR-37 a line has code, level, site, path and message', () => {
  const { log, lines } = aLog();
  log.warn({ code: 'SECTION_FAILED', site: 'solvik-se', path: '/kop-bil' }, 'a section failed');
  log.error({ code: 'PAGE_FAILED', site: 'solvik-no', path: '/' }, 'a page failed');
  expect(lines()).toMatchObject([
    {
      level: 'warning',
      code: 'SECTION_FAILED',
      site: 'solvik-se',
      path: '/kop-bil',
      msg: 'a section failed',
    },
    { level: 'error', code: 'PAGE_FAILED', site: 'solvik-no', path: '/', msg: 'a page failed' },
  ]);
});

test.each<[string, object]>([
  ['a mail address', { email: 'kim@kund.example' }],
  ['a mail address under a longer key', { customerEmail: 'kim@kund.example' }],
  ['a phone number', { phone: '070-174 06 05' }],
  ['a phone number under a longer key', { mobile_phone: '070-174 06 05' }],
  ['a first name', { firstName: 'Kim' }],
  ['a last name', { last_name: 'Sandberg' }],
  ['a name deep inside', { booking: { customers: [{ name: 'Kim Sandberg' }] } }],
  ['the authorization header', { headers: { Authorization: 'Bearer 3f9c' } }],
  ['a cookie', { headers: { cookie: 'sid=3f9c', 'Set-Cookie': ['sid=3f9c'] } }],
  ['a key to an upstream', { apiKey: '3f9c' }],
  ['the query in a path', { path: '/sok?q=Kim+Sandberg' }],
  ['the query in an address', { url: 'https://solvik-se.example/sok?q=Kim#3f9c' }],
  ['a parsed query', { query: { q: 'Kim' } }],
  ['a mail address quoted by a library', { error: new Error('Key (x)=(kim@kund.example) already exists') }],
  ['an address quoted by a library', { error: new Error('GET https://sms.example/send?to=070-174 failed') }],
  ['an error behind an error', { error: new Error('failed', { cause: new Error('no kim@kund.example') }) }],
])('ERR-37 %s is not logged', (_, facts) => {
  const { log, lines, text } = aLog();
  log.error({ code: 'LEAD_FAILED', site: 'solvik-se', ...facts }, 'a lead failed');
  expect(lines()).toMatchObject([{ code: 'LEAD_FAILED', site: 'solvik-se' }]);
  expect(text()).not.toMatch(/kim|sandberg|070-174|3f9c/i);
});

test('ERR-37 a mail address in the message itself is not logged', () => {
  const { log, text } = aLog();
  log.info({ code: 'MAIL_SENT' }, 'sent to kim@kund.example');
  expect(text()).not.toContain('kim@kund.example');
});

test('an error is logged with its kind, message, code and stack', () => {
  const { log, lines } = aLog();
  const error = Object.assign(new TypeError('bad slot'), { code: 'E_SLOT' });
  log.error({ code: 'BOOKING_FAILED', error }, 'a booking failed');
  expect(lines()[0]).toMatchObject({
    error: {
      type: 'TypeError',
      message: 'bad slot',
      code: 'E_SLOT',
      stack: expect.stringContaining('log.test'),
    },
  });
});

test('a path is logged without its query', () => {
  const { log, lines } = aLog();
  log.info({ code: 'PAGE_SERVED', path: '/kop-bil/alla-bilar-i-lager?car_fuel=El' }, 'served');
  expect(lines()[0]).toMatchObject({ path: '/kop-bil/alla-bilar-i-lager' });
});

test('circular fields do not hang the log', () => {
  const { log, lines } = aLog();
  const facts: LogFields = { code: 'ROUND' };
  facts['self'] = facts;
  log.info(facts, 'round');
  expect(lines()).toHaveLength(1);
});

test('below the level nothing is written', () => {
  const { log, lines } = aLog('error');
  log.warn({ code: 'SECTION_FAILED' }, 'a section failed');
  expect(lines()).toEqual([]);
});

function aLog(level: 'info' | 'error' = 'info') {
  const written: string[] = [];
  const log = createLog({ level, destination: { write: (line) => written.push(line) } });
  return {
    log,
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('every line of a request names it, however deep below it is written', async () => {
  const { log, lines } = aLog();
  await runInRequest({ requestId: 'request-1' }, async () => {
    await Promise.resolve();
    log.info({ code: 'FIRST' }, 'in the request');
  });
  log.info({ code: 'SECOND' }, 'outside');
  expect(lines()).toMatchObject([{ code: 'FIRST', requestId: 'request-1' }, { code: 'SECOND' }]);
  expect(lines()[1]).not.toHaveProperty('requestId');
});
