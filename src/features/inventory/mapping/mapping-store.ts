import type { FeedMapping } from './feed-mapping.ts';

/** A version of an index's mapping; without a mapping feeds are read by our own field names. */
export type MappingVersion = {
  version: number;
  mapping: FeedMapping | undefined;
  changedAt: string;
  /** Who did it in the studio; undefined: somebody with the key of the inventory. */
  changedBy?: string | undefined;
  /** Why, in the words of who did it. */
  note?: string | undefined;
};

/** A version without its document. */
export type ListedMappingVersion = Omit<MappingVersion, 'mapping'> & {
  /** With it the mapping was removed. */
  isRemoval: boolean;
};

/** As many versions of an index are kept. */
export const MAPPING_VERSIONS_KEPT = 50;

export interface MappingStore {
  /** The greatest version; undefined where the index never had a mapping. */
  current(index: string): Promise<MappingVersion | undefined>;
  at(index: string, version: number): Promise<MappingVersion | undefined>;
  /** Newest first, without the documents. */
  versions(index: string): Promise<readonly ListedMappingVersion[]>;
  /** Adds the version after this one; false where another one was faster. */
  add(
    index: string,
    after: number,
    mapping: FeedMapping | undefined,
    change?: { by?: string | undefined; note?: string | undefined },
  ): Promise<boolean>;
}
