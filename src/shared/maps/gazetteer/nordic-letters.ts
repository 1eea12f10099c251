import { fold } from '../fold.ts';

/** Letters of their own in the Nordic alphabets, where an accent elsewhere is one; æ and ø are ä and ö of the neighbours. */
const ownLetters = /[åäæöøÅÄÆÖØ]/;
const neighbours: Readonly<Record<string, string>> = { æ: 'ä', ø: 'ö' };
const bases: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o' };

/** Folded, but with å, ä and ö: 'Håbo' and 'Habo' are two places. Undefined where a text has none of them. */
export function foldKeepingLetters(text: string): string | undefined {
  if (!ownLetters.test(text.normalize('NFC'))) return undefined;
  const runs = text
    .toLowerCase()
    .normalize('NFC')
    .split(/([åäæöø])/);
  const kept = runs.map((run, at) => (at % 2 === 1 ? (neighbours[run] ?? run) : foldRun(run)));
  return kept.join('').replace(/ +/g, ' ').trim();
}

/** A space at the end of a run is one between words. */
function foldRun(run: string): string {
  const start = /^[^\p{L}\p{N}]/u.test(run) ? ' ' : '';
  const end = /[^\p{L}\p{N}]$/u.test(run) ? ' ' : '';
  return `${start}${fold(run)}${end}`;
}

/** The plain letter under it, where it is one of these. */
export function baseOf(letter: string): string | undefined {
  return bases[letter];
}

/** Whether a name has each å, ä and ö that was typed; one that was typed without them may have any. */
export function hasTypedLetters(typed: string, name: string): boolean {
  let at = 0;
  for (let each = 0; each < typed.length; each += 1) {
    const [letter, wanted] = [name[at] ?? '', typed[each] ?? ''];
    if (letter === wanted || bases[letter] === wanted) at += 1;
    else return false;
    // 'ae' is how 'ä' is written where the keyboard has none.
    if (letter !== wanted && typed[each + 1] === 'e' && name[at] !== 'e') each += 1;
  }
  return true;
}
