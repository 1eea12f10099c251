/** What this project reads of npm's package-lock.json (version 3). */
export type LockEntry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

/** The entry that `wantedBy` would load: its own nested copy before the hoisted one. */
export function findEntry(lock: LockFile, wantedBy: string, name: string): LockEntry | undefined {
  return lock.packages[`${wantedBy}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
}
