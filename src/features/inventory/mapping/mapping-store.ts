import type { FeedMapping } from './feed-mapping.ts';

/** A version of an index's mapping; without a mapping feeds are read by our own field names. */
export type MappingVersion = {
  version: number;
  mapping: FeedMapping | undefined;
  changedAt: string;
  /** Who did it in the studio; undefined: somebody with the key of the inventory. */
  changedBy?: string | undefined;
};

/** As many versions of an index are kept. */
export const MAPPING_VERSIONS_KEPT = 50;

export interface MappingStore {
  /** The greatest version; undefined where the index never had a mapping. */
  current(index: string): Promise<MappingVersion | undefined>;
  at(index: string, version: number): Promise<MappingVersion | undefined>;
  /** Newest first, without the documents. */
  versions(index: string): Promise<readonly Omit<MappingVersion, 'mapping'>[]>;
  /** Adds the version after this one; false where another one was faster. */
  add(
    index: string,
    after: number,
    mapping: FeedMapping | undefined,
    by?: string | undefined,
  ): Promise<boolean>;
}
