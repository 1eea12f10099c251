/** What a request says of the revision that it was made for (RFC 9110, 13.1). */
export type Preconditions = { ifMatch?: string | undefined; ifNoneMatch?: string | undefined };

export type PreconditionOutcome = 'holds' | 'failed' | 'required';

export function entityTag(revision: number): string {
  return `"${revision}"`;
}

/**
 * Whether a change may be made of a record at this revision; none where it is not live. Who changes a live record says
 * which revision of it (RFC 6585, 3), so that nobody overwrites what he has not seen.
 */
export function checkPreconditions(
  { ifMatch, ifNoneMatch }: Preconditions,
  revision: number | undefined,
): PreconditionOutcome {
  if (ifNoneMatch !== undefined && includesTag(ifNoneMatch.replaceAll('W/', ''), revision)) return 'failed';
  if (ifMatch !== undefined) return includesTag(ifMatch, revision) ? 'holds' : 'failed';
  return revision === undefined || ifNoneMatch !== undefined ? 'holds' : 'required';
}

export function includesTag(header: string, revision: number | undefined): boolean {
  if (revision === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(entityTag(revision));
}
