import type { Values } from './find-differences.ts';

/** The value at a path of a form: `hosts.0.host`. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], values);
}
