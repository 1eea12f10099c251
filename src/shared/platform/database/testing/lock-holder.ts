import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A real second process that holds SQLite's write lock until it is told to let go. */
export async function holdWriteLock(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const program = `
    import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(${JSON.stringify(join(dataDir, 'forecourt.sqlite'))});
    db.exec('begin immediate');
    process.stdout.write('held');
    process.stdin.once('data', () => { db.exec('commit'); process.exit(0); });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    release: async () => {
      const ended = once(child, 'exit');
      child.stdin.write('release');
      await ended;
    },
  };
}
