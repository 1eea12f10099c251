import { readNumber } from './read-number.ts';

const ordinals: readonly RegExp[] = [
  /^(?:none|zero|noll|ingen|test drive|unregistered)/i,
  /^(?:first|one|single|första|første|ensimmäinen|prvý|erste|premi|yksi|ett?)/i,
  /^(?:second|two|andra|andre|toinen|druhý|zweite|deux|kaksi|två|to)/i,
  /^(?:third|three|tredje|kolmas|tretí|dritte|trois|kolme|tre)/i,
  /^(?:fourth|four|fjärde|fjerde|neljäs|štvrtý|vierte|quatre|neljä|fyra|fire)/i,
];

/** '2', '2 owners', 'Second', '3+'. */
export function readCount(text: string): number | undefined {
  const named = ordinals.findIndex((ordinal) => ordinal.test(text.trim()));
  return readNumber(text)?.value ?? (named === -1 ? undefined : named);
}
