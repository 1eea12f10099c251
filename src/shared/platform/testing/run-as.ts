import { readFileSync } from 'node:fs';

/** Database and search servers refuse to run as root; then they run as another user that the machine already has. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.filter(([user]) => user === name))[0];
  // macOS writes nobody as -2; the system wants the same number without a sign.
  return { uid: Number(account?.[2] ?? 65534) >>> 0, gid: Number(account?.[3] ?? 65534) >>> 0 };
}
