/** Where a live record is found on its site, and when it last changed. */
export type RecordAddress = { readonly slug: string; readonly changedAt: string };

/** The addresses of an index, by id. It grows and shrinks with the index; `revision` tells one edition from the next. */
export type RecordAddresses = {
  readonly revision: number;
  readonly addresses: ReadonlyMap<string, RecordAddress>;
};

export const noAddresses: RecordAddresses = { revision: 0, addresses: new Map() };
