import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a piece of code as a program of its own, which can be killed as the real one can. Its imports name
 * files by address: `addressOf('./database.ts', import.meta.url)`.
 */
export async function runInChildProcess(
  program: string,
): Promise<{ code: number | null; signal: string | null }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  return { code, signal };
}

export function moduleUrl(path: string, from: string): string {
  return JSON.stringify(new URL(path, from).href);
}
