import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';

/** What the publisher reads from the studio. A source is what is published together: a page, a site's redirects. */
export interface PublicSources {
  /** The studio's name. A studio that lost its data has another one, or none, and must not empty the sites. */
  studio(): Promise<string | undefined>;
  /** Everything that should be public, and in which state. Called every few seconds, so it must be cheap. */
  list(): Promise<readonly SourceState[]>;
  /**
   * What links and pages refer to by id, in the state in which it is public: a document that refers to something is
   * published again when that changes.
   */
  referenceStates(): Promise<ReadonlyMap<string, string>>;
  /** The documents of a source and the state in which it was read; undefined when it should not be public. */
  read(name: string): Promise<PublicSource | undefined>;
}

export type SourceState = {
  /** `pages.12` */
  name: string;
  /** Differs whenever the source has changed. */
  state: string;
  /** ISO time of the last change: the oldest is published first. */
  changedAt: string;
};

export type PublicSource = {
  state: string;
  documents: readonly PublishedDocument[];
  /** The states of all that its documents refer to, as they were when it was read; '' for what is not public. */
  references?: Readonly<Record<string, string>> | undefined;
};
