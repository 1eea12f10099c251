import { expect, test } from 'vitest';
import { API_VERSION, defineExtension } from '../../extension/extension.ts';
import type { LogFields } from '../../shared/platform/log.ts';
import { OperatorError } from '../../shared/platform/operator-error.ts';
import { loadExtensions } from './load-extensions.ts';

const crm = defineExtension({
  name: 'crm',
  apiVersion: API_VERSION,
  about: 'our CRM',
  settings: {
    url: { variable: 'CRM_URL', about: 'where it is' },
    proxy: { variable: 'CRM_PROXY', about: 'on the way there', optional: true },
  },
});

async function loading(exported: unknown, { off = [] as string[], required = false, env = {} } = {}) {
  const lines: LogFields[] = [];
  const write = (facts: LogFields) => void lines.push(facts);
  const modules = [{ name: 'crm', load: async () => ({ default: exported }) }];
  const log = { info: write, warn: write, error: write };
  const { extensions, statuses } = await loadExtensions(modules, { env, off, required, log });
  return { extensions, status: statuses[0], lines };
}

test('an extension runs with the settings it asks for', async () => {
  const { extensions, status } = await loading(crm, { env: { CRM_URL: ' https://crm.example ' } });
  expect(status).toEqual({ name: 'crm', state: 'running', about: 'our CRM' });
  expect(extensions[0]?.settings).toEqual({ url: 'https://crm.example', proxy: undefined });
});

test.each([
  ['a setting is missing', crm, 'It needs CRM_URL (where it is).'],
  ['it exports nothing', undefined, 'Its extension.ts has no default export.'],
  [
    'it is for another version',
    { ...crm, apiVersion: 2 },
    'It is written for version 2 of forecourt/extension; this Forecourt has version 1.',
  ],
  [
    'it names no version',
    { ...crm, apiVersion: undefined },
    'It names no apiVersion; this Forecourt has version 1.',
  ],
  [
    'it has another name',
    { ...crm, name: 'sales' },
    "It calls itself 'sales', and its folder or package is 'crm'.",
  ],
  [
    'a declaration is wrong',
    { ...crm, jobs: [{ name: 'Sync!', everyMinutes: 0, run: async () => {} }] },
    'Its declaration is wrong: jobs.0.name: takes small letters, digits and dashes; jobs.0.everyMinutes: Too small: expected number to be >0.',
  ],
])('it is left out when %s, and the log says what to do', async (_, exported, problem) => {
  const { extensions, status, lines } = await loading(exported);
  expect(extensions).toEqual([]);
  expect(status).toMatchObject({ name: 'crm', state: 'failed', problem, hint: expect.stringMatching(/\S/) });
  expect(lines).toEqual([expect.objectContaining({ code: 'EXTENSION_LEFT_OUT', extension: 'crm', problem })]);
});

test('one that throws while it is loaded does not keep the others from running', async () => {
  const modules = [
    { name: 'broken', load: () => Promise.reject(new Error('no such module')) },
    { name: 'crm', load: async () => ({ default: { ...crm, settings: {} } }) },
  ];
  const log = { info() {}, warn() {}, error() {} };
  const { extensions, statuses } = await loadExtensions(modules, { env: {}, off: [], required: false, log });
  expect(extensions.map(({ extension }) => extension.name)).toEqual(['crm']);
  expect(statuses[0]).toMatchObject({ state: 'failed', problem: 'It throws: no such module.' });
});

test('one that is switched off is not even loaded', async () => {
  const log = { info() {}, warn() {}, error() {} };
  const load = () => Promise.reject(new Error('it was loaded'));
  const given = { env: {}, off: ['crm'], required: true, log };
  expect((await loadExtensions([{ name: 'crm', load }], given)).statuses).toEqual([
    { name: 'crm', state: 'off' },
  ]);
});

test('where extensions are required, the start ends with a sentence for the operator', async () => {
  const starting = loading(crm, { required: true });
  await expect(starting).rejects.toBeInstanceOf(OperatorError);
  await expect(starting).rejects.toMatchObject({
    message: "The extension 'crm' cannot be used. It needs CRM_URL (where it is).",
    hint: 'Set it and start again, or switch the extension off with EXTENSIONS_OFF.',
  });
});
