import { foldKeepingLetters } from './nordic-letters.ts';
import { placeWords } from './place-words.ts';

/** What was typed, ready to be looked up. */
export type Typed = {
  /** The folded words with spaces. */
  text: string;
  words: readonly string[];
  /** The same with å, ä and ö, where any of them was typed. */
  letters: string | undefined;
  /** Its first words alone. */
  beginning: (words: number) => Typed;
};

export function readTyped(text: string): Typed {
  const words = placeWords(text);
  const letters = foldKeepingLetters(text)?.split(' ');
  // A postcode joins its halves, and has none of these letters itself.
  return typedWords(words, letters?.length === words.length ? letters : undefined);
}

function typedWords(words: readonly string[], letters: readonly string[] | undefined): Typed {
  const kept = letters?.join(' ');
  const text = words.join(' ');
  return {
    text,
    words,
    letters: kept === text ? undefined : kept,
    beginning: (count) => typedWords(words.slice(0, count), letters?.slice(0, count)),
  };
}
