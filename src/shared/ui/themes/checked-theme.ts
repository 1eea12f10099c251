import { withDerivedColours } from './derive-theme.ts';
import { createTheme, isThemeName, type Theme } from './theme.ts';

/** A theme while it is being written: as the form has it, with the rest derived; undefined while a value is half typed. */
export function checkedTheme(form: unknown): Theme | undefined {
  try {
    const { name, ...written } = withDerivedColours(withoutEmpty(form) as Record<string, unknown>);
    return createTheme(typeof name === 'string' && isThemeName(name) ? name : 'new', written);
  } catch {
    return undefined;
  }
}

/** Forms have null where nothing was written. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  );
}
