/** The weight of a term by its field: a name over a detail over prose. */
export const tiers = ['name', 'detail', 'prose'] as const;
export type Tier = (typeof tiers)[number];

/** What a record is called and is; prose says anything, so it is searched only for words that nothing is called. */
export const namingTiers = ['name', 'detail'] as const satisfies readonly Tier[];

export type SortableField = {
  readonly field: string;
  readonly as: 'number' | 'date' | 'text';
  /** Ascending goes by age: the newest first. */
  readonly byAge?: boolean | undefined;
};

export type SearchableField = {
  readonly field: string;
  readonly tier: Tier;
  /** Also found without its spaces, and with spaces between letters and digits: 'xc 60', 'cr v', 'abc 123'. */
  readonly loose?: true;
};

/**
 * What an index can be queried for. Plain data, so that it can be sent to a worker. Names may be dotted paths into
 * records.
 */
export type IndexDefinition = {
  readonly id: string;
  readonly facets: readonly string[];
  /** Levels joined with '>'. */
  readonly hierarchies: readonly string[];
  readonly ranges: readonly string[];
  /** Coordinates as text: '59.33,18.07'. */
  readonly geo: readonly string[];
  readonly sorts: readonly SortableField[];
  readonly searchable: readonly SearchableField[];
  /** The order of a list without a sort order and a search phrase; also breaks ties of relevance. */
  readonly usualOrder: string;
};
