import { isWithinOneEdit } from '../../tokenize.ts';

const MAX_RECENT = 1000;

/** The distinct words of an index. New ones wait in a short list, so that adding a record sorts nothing. */
export class Vocabulary {
  #sorted: string[] = [];
  #recent: string[] = [];
  readonly #byLength: string[][] = [];

  add(word: string): void {
    this.#recent.push(word);
    this.#ofLength(word.length).push(word);
  }

  withPrefix(beginning: string): string[] {
    if (this.#recent.length > MAX_RECENT) this.mergeRecent();
    const found = this.#recent.filter((word) => word.startsWith(beginning));
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at] as string;
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found;
  }

  withinOneEdit(typed: string): string[] {
    return [-1, 0, 1].flatMap((gap) =>
      this.#ofLength(typed.length + gap).filter((word) => isWithinOneEdit(typed, word)),
    );
  }

  mergeRecent(): void {
    this.#sorted = this.#sorted.concat(this.#recent).sort();
    this.#recent = [];
  }

  #ofLength(length: number): string[] {
    const known = this.#byLength[length];
    if (known) return known;
    const words: string[] = [];
    this.#byLength[length] = words;
    return words;
  }

  #firstFrom(beginning: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
