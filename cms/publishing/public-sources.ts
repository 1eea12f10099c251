import type { PublishedDocument } from '../../src/publishing/published-store.ts';

/** What the publisher needs to know of the studio. A source is what becomes public together: a page, a site's rules. */
export interface PublicSources {
  /** Which studio this is. One that lost its memory has another name, or none, and must not empty the sites. */
  studio(): Promise<string | undefined>;
  /** Everything that should be public, and in which state. Asked every few seconds: cheap. */
  list(): Promise<readonly SourceState[]>;
  /** What a source shows, with the state in which it was read; undefined when it should not be public. */
  read(name: string): Promise<PublicSource | undefined>;
}

export type SourceState = {
  /** `pages.12` */
  name: string;
  /** Another one whenever the source has changed. */
  state: string;
  /** ISO time of the last change: the oldest is published first. */
  changedAt: string;
};

export type PublicSource = { state: string; documents: readonly PublishedDocument[] };
