import { setTimeout } from 'node:timers/promises';

const faults = ['error', 'slow', 'empty', 'lying'] as const;

export type Fault = (typeof faults)[number];
export type Faults<Method extends string> = Readonly<Partial<Record<Method, Fault>>>;

const SLOW_MS = 3000;

/** From a cookie such as `car:error,addons:empty`. What it does not know is left out. */
export function parseFaults<Method extends string>(
  cookies: string | undefined,
  cookieName: string,
  methods: readonly Method[],
): Faults<Method> {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies ?? '') ?? [];
  const pairs = value.replaceAll('%3A', ':').replaceAll('%2C', ',').split(',');
  const known = pairs.flatMap((pair) => {
    const [name, kind] = pair.trim().split(':');
    const method = methods.find((each) => each === name);
    const fault = faults.find((each) => each === kind);
    return method && fault ? [[method, fault]] : [];
  });
  return Object.fromEntries(known) as Faults<Method>;
}

export type Wait = (milliseconds: number) => Promise<unknown>;

/** Runs methods with their faults. `empty` is a method's own kind of nothing; `lying` has a wrong shape. */
export function createFaultInjector<Method extends string>(
  faults: Faults<Method>,
  failure: () => Error,
  wait: Wait = setTimeout,
) {
  return async <Result>(
    method: Method,
    act: () => Promise<Result>,
    { empty, lying }: { empty: () => Result; lying: unknown },
  ): Promise<Result> => {
    const fault = faults[method];
    if (fault === 'error') throw failure();
    if (fault === 'empty') return empty();
    if (fault === 'lying') return lying as Result;
    if (fault === 'slow') await wait(SLOW_MS);
    return act();
  };
}
