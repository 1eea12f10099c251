import type { PublishedDocument } from '../../src/publishing/published-store.ts';

/** What the publisher reads from the studio. A source is what is published together: a page, a site's redirects. */
export interface PublicSources {
  /** The studio's name. A studio that lost its data has another one, or none, and must not empty the sites. */
  studio(): Promise<string | undefined>;
  /** Everything that should be public, and in which state. Called every few seconds, so it must be cheap. */
  list(): Promise<readonly SourceState[]>;
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

export type PublicSource = { state: string; documents: readonly PublishedDocument[] };
