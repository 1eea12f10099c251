/** Milliseconds of many requests of each kind. */
export type Durations = ReadonlyMap<string, readonly number[]>;

type Kinds = Readonly<Record<string, (round: number) => Promise<unknown>>>;

/** Runs the kinds by turns, in an order that changes, so that whatever else the machine does slows all of them alike. */
export async function measureDurations(
  kinds: Kinds,
  { rounds, random, prepare }: { rounds: number; random: () => number; prepare: () => Promise<unknown> },
): Promise<Durations> {
  const names = Object.keys(kinds);
  const durations = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    for (const name of names.toSorted(() => random() - 0.5)) {
      const start = performance.now();
      await kinds[name]?.(round);
      durations.get(name)?.push(performance.now() - start);
    }
  }
  return durations;
}

/**
 * How likely a request of one kind takes longer than one of another: 0.5 where nobody can tell them apart, 0 or 1
 * where anybody can (the statistic of the Mann–Whitney rank test).
 */
export function distinguishability(some: readonly number[], others: readonly number[]): number {
  const above = (one: number) =>
    others.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0);
  return some.reduce((sum, one) => sum + above(one), 0) / (some.length * others.length);
}

/** Of all pairs, the one that is told apart best. */
export function mostDistinguishable(durations: Durations): { pair: string; value: number } {
  const kinds = [...durations];
  const pairs = kinds.flatMap(([one, some], at) =>
    kinds.slice(at + 1).map(([other, others]) => {
      const value = distinguishability(some, others);
      return { pair: `${one} / ${other}`, value: Math.max(value, 1 - value) };
    }),
  );
  return pairs.reduce((best, each) => (each.value > best.value ? each : best), { pair: '', value: 0.5 });
}
