import { expect, test } from 'vitest';
import { changeOf, formOfSource, type StoredSource, secretsAsked } from './source-form.ts';

const stored: StoredSource = {
  ...{ index: 'cars-solvik-se', version: 3, changedAt: '2026-11-18T08:00:00.000Z', paused: false },
  source: {
    ...{ kind: 'sftp', host: 'sftp.dms.example', port: 2222, user: 'solvik', path: '/stock.xml' },
    signIn: 'key',
  },
  schedule: { everyMinutes: 60 },
  limits: { megabytes: 100, minutes: 10 },
  alertEmail: 'lager@solvik.example',
  secretsSet: ['privateKey'],
  status: { state: 'fresh', isRequested: false, failures: 0 },
};

test('a stored source goes through the form unchanged, and keeps its secrets by giving none', () => {
  const { source, schedule, limits, alertEmail } = stored;
  const change = changeOf(formOfSource(stored), true);
  expect(change).toEqual({ source, schedule, limits, alertEmail, paused: true, secrets: {} });
});

test('only the secrets that the form asks for are sent, and none that is empty', () => {
  const form = { ...formOfSource(stored), secrets: { privateKey: 'new', passphrase: '', password: 'old' } };
  expect(secretsAsked(form)).toEqual(['privateKey', 'passphrase']);
  expect(changeOf(form, false).secrets).toEqual({ privateKey: 'new' });
});

test('an address on the web with and without signing in', () => {
  const form = { ...formOfSource(undefined), url: 'https://dms.example/stock.csv' };
  expect(changeOf(form, false)).toMatchObject({
    source: { kind: 'web', url: 'https://dms.example/stock.csv' },
    schedule: { dailyAt: '04:30' },
  });
  const signed = {
    ...form,
    webSignIn: 'header' as const,
    header: 'x-api-key',
    secrets: { headerValue: 'k' },
  };
  expect(changeOf(signed, false)).toMatchObject({
    source: { signIn: { as: 'header', name: 'x-api-key' } },
    secrets: { headerValue: 'k' },
  });
});
