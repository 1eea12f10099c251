import { fold, foldLetter } from './fold.ts';

export type LetterRun = { text: string; matched: boolean };

/** The label in runs, those the visitor typed marked: 'upps' in 'Fyrislund, Uppsala'. Only words' beginnings count. */
export function markMatchedLetters(label: string, typed: string): LetterRun[] {
  const range = matchedRange(label, fold(typed));
  if (!range) return [{ text: label, matched: false }];
  const [start, end] = range;
  return [
    { text: label.slice(0, start), matched: false },
    { text: label.slice(start, end), matched: true },
    { text: label.slice(end), matched: false },
  ].filter(({ text }) => text !== '');
}

function matchedRange(label: string, wanted: string): readonly [number, number] | undefined {
  if (!wanted) return undefined;
  // Folding may lengthen a letter ('æ' to 'ae') or drop it; each folded letter remembers where it stood.
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of label) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let each = 0; each < plain.length; each += 1) origins.push(at);
    at += letter.length;
  }
  const found = ` ${folded}`.indexOf(` ${wanted}`);
  if (found < 0) return undefined;
  const last = origins[found + wanted.length - 1] ?? 0;
  return [origins[found] ?? 0, origins.find((origin) => origin > last) ?? label.length];
}
