import { isWithinOneEdit } from '../../tokenize.ts';

const MAX_RECENT = 1000;

/** The distinct tokens of an index. New ones are collected in a short list, so that adding a record does not sort. */
export class Vocabulary {
  #sorted: string[] = [];
  #recent: string[] = [];
  readonly #byLength: string[][] = [];

  add(token: string): void {
    this.#recent.push(token);
    this.#ofLength(token.length).push(token);
  }

  withPrefix(prefix: string): string[] {
    if (this.#recent.length > MAX_RECENT) this.mergeRecent();
    const found = this.#recent.filter((token) => token.startsWith(prefix));
    for (let at = this.#firstFrom(prefix); at < this.#sorted.length; at += 1) {
      const token = this.#sorted[at] as string;
      if (!token.startsWith(prefix)) break;
      found.push(token);
    }
    return found;
  }

  withinOneEdit(typed: string): string[] {
    return [-1, 0, 1].flatMap((gap) =>
      this.#ofLength(typed.length + gap).filter((token) => isWithinOneEdit(typed, token)),
    );
  }

  mergeRecent(): void {
    this.#sorted = this.#sorted.concat(this.#recent).sort();
    this.#recent = [];
  }

  #ofLength(length: number): string[] {
    const known = this.#byLength[length];
    if (known) return known;
    const tokens: string[] = [];
    this.#byLength[length] = tokens;
    return tokens;
  }

  #firstFrom(prefix: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
