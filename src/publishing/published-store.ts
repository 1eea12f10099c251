export const documentKinds = ['site', 'page', 'shell', 'dictionary', 'brands', 'media', 'redirects'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a document stands; a part that means nothing for its kind is ''. */
export type DocumentAddress = { kind: DocumentKind; site: string; language: string; key: string };

/** An address as one word, to find things by. */
export function documentKey({ kind, site, language, key }: DocumentAddress): string {
  return JSON.stringify([kind, site, language, key]);
}

/** The body is JSON; who reads it checks it. */
export type PublishedDocument = DocumentAddress & { body: unknown };

/** What a document has become. The body of a removed one is null. */
export type Change = {
  revision: number;
  document: PublishedDocument & { removed: boolean };
  publishedAt: string;
};

/** What the public sees. It only changes by publishing, and every publishing gets the next revision. */
export interface PublishedStore {
  /**
   * All of it becomes public, or none of it: documents, removals and facts are one transaction. A fact that is
   * undefined is forgotten.
   * A document whose body is the same as before is left alone. Answers the revision that is now the latest:
   * a new one if anything changed. An address may be named only once.
   */
  publish(
    documents: readonly PublishedDocument[],
    removals?: readonly DocumentAddress[],
    facts?: Facts,
  ): Promise<number>;
  /**
   * What changed after a revision, oldest first, each document once, as it is now. After 0: everything that
   * is public. Who always asks for what came after the last revision seen misses nothing.
   */
  changesSince(revision: number): Promise<readonly Change[]>;
  latestRevision(): Promise<number>;
}

export type Facts = Readonly<Record<string, string | undefined>>;

/** What the installation remembers about itself, such as which demo content it holds. */
export interface InstallationFacts {
  read(key: string): Promise<string | undefined>;
  /** All facts whose key begins so. */
  startingWith(prefix: string): Promise<ReadonlyMap<string, string>>;
  write(key: string, value: string): Promise<void>;
}
