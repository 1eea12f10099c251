import type { StoryTag } from '../../src/features/stories/story.ts';
import type { LinkTarget } from '../links/link-target.ts';

/** The published key of a file in the studio's media library; undefined when it is gone. */
export type MediaKeyOf = (id: string | number) => string | undefined;

/** The address a picked link leads to; undefined when its target is not public. */
export type HrefOf = (target: LinkTarget) => string | undefined;

/** What a document refers to by id, in one language. */
export type References = {
  mediaKey: MediaKeyOf;
  href: HrefOf;
  /** The tags of the site's stories. */
  storyTags: readonly StoryTag[];
};

export type ReferencesIn = (language: string) => References;
