import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../main/database.ts';
import { OperatorError } from '../operator-error.ts';
import { explainPostgresProblem } from './postgres-problems.ts';
import { explainSqliteProblem } from './sqlite-problems.ts';

test('a file that is not a database is named, and left as it is', async () => {
  const dataDir = await aFolder();
  await writeFile(
    join(dataDir, 'forecourt.sqlite'),
    'a shopping list, long enough to be looked at'.repeat(20),
  );
  expect(await refusal({ dataDir })).toEqual({
    message: `${join(dataDir, 'forecourt.sqlite')} is not a database.`,
    hint: expect.stringContaining('Move that file away'),
  });
});

test('a data folder whose name is taken by a file is explained', async () => {
  const dataDir = join(await aFolder(), 'data');
  await writeFile(dataDir, '');
  expect((await refusal({ dataDir })).message).toBe(
    `The data folder ${dataDir} cannot be made: a file lies in its way.`,
  );
  expect((await refusal({ dataDir: join(dataDir, 'deeper') })).hint).toContain('DATA_DIR');
});

test('a path where not even root can create a folder is explained', async () => {
  expect(await refusal({ dataDir: '/proc/forecourt/data' })).toEqual({
    message: 'The data folder /proc/forecourt/data cannot be written to.',
    hint: expect.stringContaining('name another folder in DATA_DIR'),
  });
});

test('a folder in the place of the database file is explained', async () => {
  const dataDir = await aFolder();
  await mkdir(join(dataDir, 'forecourt.sqlite'));
  expect((await refusal({ dataDir })).message).toBe(`The data folder ${dataDir} cannot be written to.`);
});

test.each([
  ['a folder without the right to write', nodeError('EACCES'), 'cannot be written to'],
  ['a disk mounted for reading only', nodeError('EROFS'), 'cannot be written to'],
  ['a file that may only be read', sqliteError(8), 'cannot be written to'],
  ['a file that cannot be made', sqliteError(14), 'cannot be written to'],
  ['the same with an extended code', sqliteError(1032), 'cannot be written to'],
  ['a full disk', sqliteError(13), 'is full'],
  ['a broken disk', sqliteError(778), 'The disk refused'],
  ['a damaged file', sqliteError(11), 'is damaged'],
  ['a file that another program holds', sqliteError(5), 'Another program holds on'],
])('SQLite: %s has a sentence', (_, error, sentence) => {
  const explained = explainSqliteProblem(error, '/data', '/data/forecourt.sqlite');
  expect(explained).toBeInstanceOf(OperatorError);
  expect(explained).toMatchObject({
    message: expect.stringContaining(sentence),
    hint: expect.stringMatching(/\.$/),
  });
});

test('a PostgreSQL that does not run is explained', async () => {
  const databaseUrl = 'postgres://forecourt:hush@127.0.0.1:1/forecourt';
  expect(await refusal({ dataDir: '', databaseUrl })).toEqual({
    message: 'PostgreSQL at 127.0.0.1:1 does not answer.',
    hint: 'Start it, or mend the host and port in DATABASE_URL.',
  });
});

test.each([
  ['a wrong password', { password: 'hush' }, /refuses the user "/],
  ['a missing password', { password: '' }, /refuses the user "/],
  ['a user that is not there', { username: 'nobody-here' }, /refuses the user "nobody-here"/],
  ['a database that is not there', { pathname: '/nowhere' }, /has no database "nowhere"/],
  ['encryption that the server does not speak', { search: '?sslmode=verify-full' }, /encryption/],
])('PostgreSQL: %s is explained without showing the password', async (_, spoiled, sentence) => {
  const url = new URL(inject('postgresUrl'));
  const { password } = url;
  Object.assign(url, spoiled);
  const { message, hint } = await refusal({ dataDir: '', databaseUrl: url.href });
  expect(message).toMatch(sentence);
  expect(hint).toContain('DATABASE_URL');
  expect(message + hint).not.toMatch(new RegExp(`hush|${password}`));
});

test.each([
  ['42501', 'may not make tables'],
  ['53300', 'no connection to spare'],
  ['57P03', 'is starting or stopping'],
])('PostgreSQL: code %s has a sentence', (code, sentence) => {
  const explained = explainPostgresProblem(nodeError(code), 'postgres://f:hush@db.example/forecourt');
  expect(explained).toMatchObject({ name: 'OperatorError', message: expect.stringContaining(sentence) });
});

test('an address that PostgreSQL cannot read is explained', async () => {
  expect(
    (await refusal({ dataDir: '', databaseUrl: 'postgres://f:hush@db.example:port/forecourt' })).message,
  ).toBe('DATABASE_URL is not an address of a PostgreSQL database.');
});

test('any other error is returned as it is', () => {
  const surprise = new Error('what?');
  expect(explainSqliteProblem(surprise, '/data', '/data/f')).toBe(surprise);
  expect(explainPostgresProblem(surprise, 'postgres://f@db.example/f')).toBe(surprise);
});

async function refusal(settings: Parameters<typeof openDatabase>[0]) {
  const error: unknown = await openDatabase(settings).catch((thrown) => thrown);
  if (!(error instanceof OperatorError)) throw error;
  return { message: error.message, hint: error.hint };
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function nodeError(code: string): Error {
  return Object.assign(new Error('refused'), { code });
}

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('refused'), { code: 'ERR_SQLITE_ERROR', errcode });
}
