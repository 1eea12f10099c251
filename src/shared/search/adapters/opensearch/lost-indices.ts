export type IndexHealth = Readonly<Record<string, { readonly status: 'green' | 'yellow' | 'red' }>>;

/**
 * Tells indices whose every copy is gone from those that a node, just started, is still reading from its disk: both
 * are red, the second kind for a moment only.
 */
export function lostIndices(lostAfterMs: number, now: () => number) {
  const redSince = new Map<string, number>();
  return (health: IndexHealth): ReadonlySet<string> => {
    for (const name of redSince.keys()) if (health[name]?.status !== 'red') redSince.delete(name);
    for (const [name, { status }] of Object.entries(health))
      if (status === 'red' && !redSince.has(name)) redSince.set(name, now());
    return new Set([...redSince].filter(([, since]) => now() - since >= lostAfterMs).map(([name]) => name));
  };
}
