import type { PersonalKind } from './personal-records.ts';

/** When what was kept long enough was last looked for and deleted, of each kind of record. */
export type Cleaning = { kind: PersonalKind; at: string; removed: number };

export interface Cleanings {
  note(cleaning: Cleaning): Promise<void>;
  all(): Promise<readonly Cleaning[]>;
}

/** For a job that deletes old records of one kind. */
export function noteCleaning(
  cleanings: Pick<Cleanings, 'note'>,
  kind: PersonalKind,
): (removed: number, at: Date) => Promise<void> {
  return (removed, at) => cleanings.note({ kind, removed, at: at.toISOString() });
}
