import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The tree as git knows it in another folder, so that a build there leaves this one's alone. Nothing is copied. */
export function linkTree(from: string, to: string): void {
  const args = ['-C', from, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
}
