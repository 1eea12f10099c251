/** Computes once per argument object and remembers the result for as long as the argument lives. Arguments must not change. */
export function memoize<A extends object, R>(compute: (argument: A) => R): (argument: A) => R {
  const results = new WeakMap<A, { result: R }>();
  return (argument) => {
    const known = results.get(argument);
    if (known) return known.result;
    const result = compute(argument);
    results.set(argument, { result });
    return result;
  };
}
