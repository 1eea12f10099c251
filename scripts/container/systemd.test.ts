import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const unit = readFileSync(new URL('deploy/systemd/forecourt.service', root), 'utf8');
const settings = new Map(
  [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
);

test('the service starts a file of the project, without npm in between', () => {
  const [program, file = ''] = settings.get('ExecStart')?.split(' ') ?? [];
  expect(program).toMatch(/\/node$/);
  expect(existsSync(new URL(file, root))).toBe(true);
});

test('the starter alone gets the signal, and time to pass it on', () => {
  expect(settings.get('KillMode')).toBe('mixed');
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(10);
});

test('it is a user of its own who may write to the data folder only', () => {
  expect(settings.get('User')).toBe('forecourt');
  expect(settings.get('ProtectSystem')).toBe('strict');
  expect(settings.get('StateDirectory')).toBe('forecourt');
  expect(unit).toContain('DATA_DIR=/var/lib/forecourt');
  expect([settings.get('NoNewPrivileges'), settings.get('CapabilityBoundingSet')]).toEqual(['yes', '']);
});

test('V8 may compile', () => {
  expect(settings.has('MemoryDenyWriteExecute')).toBe(false);
});

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const hasSystemd = analyze('--version').status === 0;

test.skipIf(!hasSystemd)('systemd itself finds nothing to say about it', () => {
  const file = fileURLToPath(new URL('deploy/systemd/forecourt.service', root));
  const { stderr } = analyze('verify', '--man=no', file);
  // Where Node lies is the machine's affair.
  const said = stderr.split('\n').filter((line) => line && !/is not executable|No such file/.test(line));
  expect(said).toEqual([]);
});
