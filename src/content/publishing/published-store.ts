export const documentKinds = [
  'site',
  'page',
  'shell',
  'dictionary',
  'brands',
  'media',
  'redirects',
  'form',
  'theme',
  'font',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Identifies a document; a part that its kind does not use is ''. */
export type DocumentAddress = { kind: DocumentKind; site: string; language: string; key: string };

/** The address as a map key. */
export function documentKey({ kind, site, language, key }: DocumentAddress): string {
  return JSON.stringify([kind, site, language, key]);
}

/** The body is JSON; readers validate it. */
export type PublishedDocument = DocumentAddress & { body: unknown };

/** The current state of a document. The body of a removed one is null. */
export type Change = {
  revision: number;
  document: PublishedDocument & { removed: boolean };
  publishedAt: string;
};

/** Published documents. They change only by `publish`, and each call that changes something gets the next revision. */
export interface PublishedStore {
  /**
   * All of it becomes public, or none of it: documents, removals and facts are one transaction. A fact that is
   * undefined is deleted.
   * A document whose body is the same as before is left alone. Returns the revision that is now the latest:
   * a new one if anything changed. An address may be named only once.
   */
  publish(
    documents: readonly PublishedDocument[],
    removals?: readonly DocumentAddress[],
    facts?: Facts,
  ): Promise<number>;
  /**
   * What changed after a revision, oldest first, each document once, as it is now. After 0: everything that
   * is public. A reader that always continues from the last revision it saw misses nothing.
   */
  changesSince(revision: number): Promise<readonly Change[]>;
  latestRevision(): Promise<number>;
}

export type Facts = Readonly<Record<string, string | undefined>>;

/** Key-value state of the installation, such as which demo content it holds. */
export interface InstallationFacts {
  read(key: string): Promise<string | undefined>;
  /** All facts whose key has the prefix. */
  startingWith(prefix: string): Promise<ReadonlyMap<string, string>>;
  write(key: string, value: string): Promise<void>;
  /** Does nothing where the fact is known: of several servers that start at once, the first one's value holds. */
  writeOnce(key: string, value: string): Promise<void>;
}
