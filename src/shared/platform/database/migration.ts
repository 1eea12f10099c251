import type { Changeable } from './changeable.ts';

/**
 * One step of the tables' history. A step that has been released is never changed; add a new one. During a rolling
 * start the version before runs on the same tables, so a step only adds. One that takes away what an older version
 * uses comes a release after the last use, and its name says so: `030-contract-lead-photo`.
 */
export type Migration = { name: string; up: (db: Changeable) => Promise<void> };
