/** The slug of a live record, and when it last changed. */
export type RecordAddress = { readonly slug: string; readonly changedAt: string };

/** The addresses of an index by id, at a revision of the index. */
export type RecordAddresses = {
  readonly revision: number;
  readonly addresses: ReadonlyMap<string, RecordAddress>;
};

export const noAddresses: RecordAddresses = { revision: 0, addresses: new Map() };
