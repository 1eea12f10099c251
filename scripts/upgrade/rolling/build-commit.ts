import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Builds the sites of an earlier commit in a folder of its own, with the packages that are installed here. */
export function buildCommit(commit: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-commit-'));
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => git('worktree', 'remove', '--force', folder);
  try {
    for (const packages of ['node_modules', 'cms/node_modules'])
      symlinkSync(join(root, packages), join(folder, packages));
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { folder, remove };
  } catch (problem) {
    remove();
    throw problem;
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
