import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
const folderName = 'forecourt-tests-';

/**
 * Lets all commands that follow write their temporary files to memory where there is room: tests open and drop hundreds
 * of databases, and on a disk every commit of theirs waits for it. Nothing is proved on the disk itself.
 */
export function keepTemporaryFilesInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM_BYTES) return;
    removeLeftovers();
    const folder = mkdtempSync(join(MEMORY, `${folderName}${process.pid}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // The database of the tests runs as another user, who only needs to get at what is his.
    chmodSync(folder, 0o711);
    if (canRunPrograms(folder)) process.env.TMPDIR = folder;
  } catch {
    // Only Linux has such a folder; the tests are slower without it.
  }
}

/** The tests' browser is unpacked there; containers often forbid to run what lies in memory. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n');
  chmodSync(program, 0o700);
  return spawnSync(program).status === 0;
}

/** A run that was killed leaves its folder. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(folderName)) continue;
    const owner = Number.parseInt(name.slice(folderName.length), 10);
    if (!isRunning(owner)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
