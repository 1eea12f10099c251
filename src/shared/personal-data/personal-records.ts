/**
 * One kind of what the installation knows about people. Whoever has the tables says how it is read and erased, so that a
 * request of a person reaches all of it; src/main/personal-data.ts is the list.
 */
export type PersonalRecords = {
  kind: PersonalKind;
  /** In order of id: the first so many after one. What is anonymous already is left out. */
  page(after: string, limit: number): Promise<readonly PersonalRecord[]>;
  /** Removes them, or all in them that points to a person; what has to stay comes back with the reason. */
  erase(ids: readonly string[], now: Date): Promise<readonly KeptRecord[]>;
  /** Pictures that came with it. */
  files?(id: string): Promise<readonly PersonalFile[]>;
  count(): Promise<PersonalCount>;
  retention: Retention;
  /** Those that came before, oldest first. */
  oldest?(before: Date, limit: number): Promise<readonly string[]>;
};

export const personalKinds = [
  ...(['lead', 'form-answers', 'booking', 'kit-checkout', 'tyre-agreement', 'season-reminder'] as const),
  ...(['tyre-review', 'stored-mail', 'stored-sms', 'account', 'audit-entry'] as const),
];
export type PersonalKind = (typeof personalKinds)[number];

export type PersonalRecord = {
  id: string;
  site: string | undefined;
  /** When it came, ISO in UTC; undefined where nobody knows. */
  at: string | undefined;
  /** All of it, as it is stored. */
  content: unknown;
};

/**
 * A visit that is still ahead; an agreement that is kept by another system and would come back with its next import; an
 * account that is in use; what proves for a time who did what.
 */
export type KeptRecord = {
  id: string;
  why: 'visit-ahead' | 'agreement' | 'account' | 'audit';
  until: string | undefined;
};

export type PersonalFile = { name: string; type: string; bytes: Uint8Array };

export type PersonalCount = { records: number; oldest: string | undefined };

/** What ends it without anybody asking. */
export type Retention =
  /** So many days after it came, by this setting. */
  | { setting: string; days: number }
  /** With the import that lacks it, or when an administrator deletes it. */
  | { endsWith: 'import' | 'administrator' };
