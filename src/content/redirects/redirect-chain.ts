import { MAX_HOPS, type RedirectLookup } from './redirect-lookup.ts';
import { splitAddress } from './request-path.ts';
import type { PageExists } from './resolve-target.ts';

/** The redirects that a request to an address goes through. */
export type RedirectChain = {
  hops: readonly { rule: number; location: string }[];
  /** The rules of a redirect loop; none when the chain ends. */
  loop: readonly number[];
};

export function followRedirects(
  address: string,
  { hop }: Pick<RedirectLookup, 'hop'>,
  pageExists: PageExists,
): RedirectChain {
  const hops: { rule: number; location: string }[] = [];
  const seen = [address];
  for (;;) {
    const { path, query } = splitAddress(seen.at(-1) ?? '');
    const moved = path.startsWith('/') ? hop(path, query, pageExists) : undefined;
    if (!moved) return { hops, loop: [] };
    hops.push(moved);
    const before = seen.indexOf(moved.location);
    if (before !== -1) return { hops, loop: hops.slice(before).map(({ rule }) => rule) };
    // An address that grows with every hop never comes back to itself.
    if (hops.length === MAX_HOPS) return { hops, loop: hops.slice(MAX_HOPS / 2).map(({ rule }) => rule) };
    seen.push(moved.location);
  }
}
