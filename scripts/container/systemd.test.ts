import { existsSync, readFileSync } from 'node:fs';
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
