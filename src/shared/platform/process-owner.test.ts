import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isOwnerGone, type ProcessProbe, processOwner } from './process-owner.ts';

const machine = (running: Readonly<Record<number, string | undefined>>, name = 'a'): ProcessProbe => ({
  machine: name,
  isRunning: (pid) => pid in running,
  startOf: (pid) => running[pid],
});

test('a process is gone when nothing runs under its number', () => {
  const owner = processOwner(7, machine({ 7: 'noon' }));
  expect(isOwnerGone(owner, machine({ 7: 'noon' }))).toBe(false);
  expect(isOwnerGone(owner, machine({}))).toBe(true);
});

test('a process is gone when its number belongs to one that began at another time', () => {
  const owner = processOwner(7, machine({ 7: 'noon' }));
  expect(isOwnerGone(owner, machine({ 7: 'one' }))).toBe(true);
});

test('where nobody can tell, it counts as running: another machine, a hidden start, an unknown text', () => {
  const owner = processOwner(7, machine({ 7: 'noon' }));
  expect(isOwnerGone(owner, machine({}, 'b'))).toBe(false);
  expect(isOwnerGone(owner, machine({ 7: undefined }))).toBe(false);
  for (const text of ['', 'a', 'a x y', 'a -1 noon', 'a 0 noon'])
    expect(isOwnerGone(text, machine({}))).toBe(false);
});

test('a killed process of this machine is recognised', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const owner = processOwner(child.pid);
  expect([isOwnerGone(owner), isOwnerGone(processOwner())]).toEqual([false, false]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isOwnerGone(owner)).toBe(true);
});
