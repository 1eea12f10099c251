import type { WrittenText } from '../written-text.ts';

/** What an editor would strike out, and why; `of` narrows it to a language, a country or a site. */
export type Fault = {
  pattern: RegExp;
  why: string;
  of?: Partial<Pick<WrittenText, 'language' | 'country' | 'site'>>;
  notOf?: WrittenText['language'];
};

export function concerns({ of = {}, notOf }: Fault, written: WrittenText): boolean {
  return (
    written.language !== notOf &&
    Object.entries(of).every(([name, value]) => written[name as keyof WrittenText] === value)
  );
}

/** The faults of one language. */
export function faultsOf(
  language: WrittenText['language'],
  faults: readonly (readonly [pattern: RegExp, why: string])[],
): Fault[] {
  return faults.map(([pattern, why]) => ({ pattern, why, of: { language } }));
}
